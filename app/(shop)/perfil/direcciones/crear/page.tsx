import { NewAddressScreen } from '@/components/account/addresses/address-screens';
import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.address.new', () =>
  profileMetadata('profile.address.new'),
);

export default optionalPage('profile.address.new', () => (
  <ProfilePage name="profile.address.new">
    <NewAddressScreen />
  </ProfilePage>
));
