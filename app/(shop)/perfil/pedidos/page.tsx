import { OrdersScreen } from '@/components/account/orders/orders-screen';
import { profilePage } from '../profile-page';

const page = profilePage('profile.orders', OrdersScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
