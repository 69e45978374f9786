import { OrderWarrantyScreen } from '@/components/account/warranties/order-warranty-screen';
import { makeProfilePage } from '../../../make-profile-page';

const page = makeProfilePage('profile.order.warranty', OrderWarrantyScreen);

export const generateMetadata = page.generateMetadata;
export default page.Page;
