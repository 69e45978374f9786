import { WalletScreen } from '@/components/account/wallet/wallet-screen';
import { profilePage } from '../profile-page';

const page = profilePage('profile.wallet', WalletScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
