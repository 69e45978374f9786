import { ChatScreen } from '@/components/account/orders/chat-screen';
import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.order.chat', () =>
  profileMetadata('profile.order.chat'),
);

export default optionalPage('profile.order.chat', () => (
  <ProfilePage name="profile.order.chat">
    <ChatScreen />
  </ProfilePage>
));
