import { AddressesScreen } from '@/components/account/addresses/addresses-screen';
import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.addresses', () =>
  profileMetadata('profile.addresses'),
);

export default optionalPage('profile.addresses', () => (
  <ProfilePage name="profile.addresses">
    <AddressesScreen />
  </ProfilePage>
));
