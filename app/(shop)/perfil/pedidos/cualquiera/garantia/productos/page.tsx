import { WarrantyProductsScreen } from '@/components/account/warranties/order-warranty-screen';
import { makeProfilePage } from '../../../../make-profile-page';

const page = makeProfilePage('profile.order.warranty-products', WarrantyProductsScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
