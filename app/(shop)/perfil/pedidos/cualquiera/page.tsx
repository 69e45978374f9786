import { OrderScreen } from '@/components/account/orders/order-screen';
import { profilePage } from '../../profile-page';

const page = profilePage('profile.order', OrderScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
