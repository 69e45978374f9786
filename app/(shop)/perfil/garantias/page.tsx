import { WarrantiesScreen } from '@/components/account/warranties/warranties-screen';
import { makeProfilePage } from '../make-profile-page';

const page = makeProfilePage('profile.warranties', WarrantiesScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
