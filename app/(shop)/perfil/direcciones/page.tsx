import { AddressesScreen } from '@/components/account/addresses/addresses-screen';
import { makeProfilePage } from '../make-profile-page';

const page = makeProfilePage('profile.addresses', AddressesScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
