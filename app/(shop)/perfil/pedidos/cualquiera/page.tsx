import { OrderScreen } from '@/components/account/orders/order-screen';
import { serverEnv } from '@/lib/env';
import { getPaymentProviders } from '@/lib/payments/payment-config';
import { makeProfilePage } from '../../make-profile-page';

const { generateMetadata, Page } = makeProfilePage('profile.order', () => (
  <OrderScreen providers={getPaymentProviders(serverEnv())} />
));

export { generateMetadata, Page as default };
