import { EditAddressScreen } from '@/components/account/addresses/address-screens';
import { makeProfilePage } from '../../../make-profile-page';

const page = makeProfilePage('profile.address.edit', EditAddressScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
