import { EditAddressScreen } from '@/components/account/addresses/address-screens';
import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.address.edit', () =>
  profileMetadata('profile.address.edit'),
);

export default optionalPage('profile.address.edit', () => (
  <ProfilePage name="profile.address.edit">
    <EditAddressScreen />
  </ProfilePage>
));
