import { CheckoutPage, checkoutMetadata } from '@/components/checkout/checkout-page';
import { ReviewStepScreen } from '@/components/checkout/review/review-step';
import { cachedDocument } from '@/components/shell/document/cached-document';

export const revalidate = 300;

export const generateMetadata = () => checkoutMetadata('review');

export default cachedDocument(async () => <CheckoutPage step="review" Screen={ReviewStepScreen} />);
