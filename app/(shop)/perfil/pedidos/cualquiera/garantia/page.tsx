import { OrderWarrantyScreen } from '@/components/account/warranties/order-warranty-screen';
import { makeProfilePage } from '../../../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.order.warranty', OrderWarrantyScreen);

export { generateMetadata, Page as default };
