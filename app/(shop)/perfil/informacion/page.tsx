import { InformationScreen } from '@/components/account/information/information-screen';
import { makeProfilePage } from '../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.information', InformationScreen);

export { generateMetadata, Page as default };
