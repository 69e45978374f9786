import { NotificationsScreen } from '@/components/account/inbox/notifications-screen';
import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.notifications', () =>
  profileMetadata('profile.notifications'),
);

export default optionalPage('profile.notifications', () => (
  <ProfilePage name="profile.notifications">
    <NotificationsScreen />
  </ProfilePage>
));
