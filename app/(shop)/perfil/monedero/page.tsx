import { WalletScreen } from '@/components/account/wallet/wallet-screen';
import { makeProfilePage } from '../make-profile-page';

const page = makeProfilePage('profile.wallet', WalletScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
