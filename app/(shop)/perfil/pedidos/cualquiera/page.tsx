import { OrderScreen } from '@/components/account/orders/order-screen';
import { serverEnv } from '@/lib/env';
import { getPaymentProviders } from '@/lib/payments/payment-config';
import { profilePage } from '../../profile-page';

const page = profilePage('profile.order', () => (
  <OrderScreen providers={getPaymentProviders(serverEnv())} />
));

export const generateMetadata = page.generateMetadata;
export default page.Page;
