import { WarrantyProductsScreen } from '@/components/account/warranties/order-warranty-screen';
import { profilePage } from '../../../../profile-page';

const page = profilePage('profile.order.warranty-products', WarrantyProductsScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
