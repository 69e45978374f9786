import { InformationScreen } from '@/components/account/information/information-screen';
import { profilePage } from '../profile-page';

const page = profilePage('profile.information', InformationScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
