import { WarrantyProductsScreen } from '@/components/account/warranties/order-warranty-screen';
import { makeProfilePage } from '../../../../make-profile-page';

const { generateMetadata, Page } = makeProfilePage(
  'profile.order.warranty-products',
  WarrantyProductsScreen,
);

export { generateMetadata, Page as default };
