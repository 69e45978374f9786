import { OrderWarrantyScreen } from '@/components/account/warranties/order-warranty-screen';
import { profilePage } from '../../../profile-page';

const page = profilePage('profile.order.warranty', OrderWarrantyScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
