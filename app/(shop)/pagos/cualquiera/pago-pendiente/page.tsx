import { PaymentPage, paymentMetadata } from '@/components/checkout/results/payment-page';
import { PendingScreen } from '@/components/checkout/results/result/pending-screen';
import { cachedDocument } from '@/components/shell/document/cached-document';

// The document of every payment: the folder stands for any id (`lib/routing/document-rewrites.ts` leads them here).
export const revalidate = 300;

export const generateMetadata = () => paymentMetadata('pending');

export default cachedDocument(async () => <PaymentPage screen="pending" Screen={PendingScreen} />);
