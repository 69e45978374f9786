import { CheckoutPage, checkoutMetadata } from '@/components/checkout/checkout-page';
import { PaymentStepScreen } from '@/components/checkout/payment/payment-step';
import { cachedDocument } from '@/components/shell/document/cached-document';

export const revalidate = 300;

export const generateMetadata = () => checkoutMetadata('payment');

export default cachedDocument(async () => (
  <CheckoutPage step="payment" Screen={PaymentStepScreen} />
));
