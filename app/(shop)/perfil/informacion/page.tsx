import { InformationScreen } from '@/components/account/information/information-screen';
import { makeProfilePage } from '../make-profile-page';

const page = makeProfilePage('profile.information', InformationScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
