import { WarrantiesScreen } from '@/components/account/warranties/warranties-screen';
import { makeProfilePage } from '../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.warranties', WarrantiesScreen);

export { generateMetadata, Page as default };
