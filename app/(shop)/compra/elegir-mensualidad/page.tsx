import { CheckoutPage, checkoutMetadata } from '@/components/checkout/checkout-page';
import { MonthlyStepScreen } from '@/components/checkout/monthly/monthly-step';
import { cachedDocument } from '@/components/shell/document/cached-document';

export const revalidate = 300;

export const generateMetadata = () => checkoutMetadata('monthly-payment');

export default cachedDocument(async () => (
  <CheckoutPage step="monthly-payment" Screen={MonthlyStepScreen} />
));
