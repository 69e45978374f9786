import { NewAddressScreen } from '@/components/account/addresses/address-screens';
import { makeProfilePage } from '../../make-profile-page';

const page = makeProfilePage('profile.address.new', NewAddressScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
