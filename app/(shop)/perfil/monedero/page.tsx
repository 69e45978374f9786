import { WalletScreen } from '@/components/account/wallet/wallet-screen';
import { makeProfilePage } from '../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.wallet', WalletScreen);

export { generateMetadata, Page as default };
