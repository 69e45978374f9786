import { OrderScreen } from '@/components/account/orders/order-screen';
import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.order', () =>
  profileMetadata('profile.order'),
);

export default optionalPage('profile.order', () => (
  <ProfilePage name="profile.order">
    <OrderScreen />
  </ProfilePage>
));
