import { EditAddressScreen } from '@/components/account/addresses/address-screens';
import { makeProfilePage } from '../../../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.address.edit', EditAddressScreen);

export { generateMetadata, Page as default };
