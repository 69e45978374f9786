import { OrdersScreen } from '@/components/account/orders/orders-screen';
import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.orders', () =>
  profileMetadata('profile.orders'),
);

export default optionalPage('profile.orders', () => (
  <ProfilePage name="profile.orders">
    <OrdersScreen />
  </ProfilePage>
));
