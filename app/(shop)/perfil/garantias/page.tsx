import { WarrantiesScreen } from '@/components/account/warranties/warranties-screen';
import { profilePage } from '../profile-page';

const page = profilePage('profile.warranties', WarrantiesScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
