import { AddressesScreen } from '@/components/account/addresses/addresses-screen';
import { profilePage } from '../profile-page';

const page = profilePage('profile.addresses', AddressesScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
