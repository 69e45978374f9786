import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { WalletScreen } from '@/components/account/wallet/wallet-screen';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.wallet', () =>
  profileMetadata('profile.wallet'),
);

export default optionalPage('profile.wallet', () => (
  <ProfilePage name="profile.wallet">
    <WalletScreen />
  </ProfilePage>
));
