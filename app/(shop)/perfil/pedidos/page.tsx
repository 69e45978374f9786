import { OrdersScreen } from '@/components/account/orders/orders-screen';
import { makeProfilePage } from '../make-profile-page';

const page = makeProfilePage('profile.orders', OrdersScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
