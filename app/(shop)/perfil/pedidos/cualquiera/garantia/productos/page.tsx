import { ProfilePage, profileMetadata } from '@/components/account/profile-page';
import { WarrantyProductsScreen } from '@/components/account/warranties/warranty-products-screen';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const generateMetadata = optionalMetadata('profile.order.warranty-products', () =>
  profileMetadata('profile.order.warranty-products'),
);

export default optionalPage('profile.order.warranty-products', () => (
  <ProfilePage name="profile.order.warranty-products">
    <WarrantyProductsScreen />
  </ProfilePage>
));
