import { NewAddressScreen } from '@/components/account/addresses/address-screens';
import { profilePage } from '../../profile-page';

const page = profilePage('profile.address.new', NewAddressScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
