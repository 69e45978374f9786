import { EditAddressScreen } from '@/components/account/addresses/address-screens';
import { profilePage } from '../../../profile-page';

const page = profilePage('profile.address.edit', EditAddressScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
