import { AddressesScreen } from '@/components/account/addresses/addresses-screen';
import { makeProfilePage } from '../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.addresses', AddressesScreen);

export { generateMetadata, Page as default };
