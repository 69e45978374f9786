import { NewAddressScreen } from '@/components/account/addresses/address-screens';
import { makeProfilePage } from '../../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.address.new', NewAddressScreen);

export { generateMetadata, Page as default };
