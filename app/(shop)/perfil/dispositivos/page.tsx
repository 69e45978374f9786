import { DevicesScreen } from '@/components/account/devices/devices-screen';
import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.devices', () =>
  profileMetadata('profile.devices'),
);

export default optionalPage('profile.devices', () => (
  <ProfilePage name="profile.devices">
    <DevicesScreen />
  </ProfilePage>
));
