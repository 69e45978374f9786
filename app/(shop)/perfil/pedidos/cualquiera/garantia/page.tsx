import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { OrderWarrantyScreen } from '@/components/account/warranties/order-warranty-screen';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.order.warranty', () =>
  profileMetadata('profile.order.warranty'),
);

export default optionalPage('profile.order.warranty', () => (
  <ProfilePage name="profile.order.warranty">
    <OrderWarrantyScreen />
  </ProfilePage>
));
