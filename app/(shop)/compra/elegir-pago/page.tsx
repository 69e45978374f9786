import { CheckoutPage, checkoutMetadata } from '@/components/checkout/checkout-page';
import { PaymentStepScreen } from '@/components/checkout/payment/payment-step';
import { cachedDocument } from '@/components/shell/document/cached-document';

// Rendered on the first request, not at build: the payment providers come from the environment at start.
export const revalidate = 300;

export function generateMetadata() {
  return checkoutMetadata('payment');
}

export default cachedDocument(async function PaymentStep() {
  return <CheckoutPage step="payment" Screen={PaymentStepScreen} />;
});
