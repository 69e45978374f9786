import { PaymentPage, paymentMetadata } from '@/components/checkout/results/payment-page';
import { ProcessingScreen } from '@/components/checkout/results/result/processing-screen';
import { cachedDocument } from '@/components/shell/document/cached-document';

// The document of every payment: the folder stands for any id (`lib/routing/document-rewrites.ts` leads them here).
export const revalidate = 300;

export const generateMetadata = () => paymentMetadata('processing');

export default cachedDocument(async () => (
  <PaymentPage screen="processing" Screen={ProcessingScreen} />
));
