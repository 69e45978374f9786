import { OrdersScreen } from '@/components/account/orders/orders-screen';
import { makeProfilePage } from '../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.orders', OrdersScreen);

export { generateMetadata, Page as default };
