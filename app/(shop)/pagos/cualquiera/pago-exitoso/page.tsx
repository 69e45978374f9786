import { PaymentPage, paymentMetadata } from '@/components/checkout/results/payment-page';
import { SuccessScreen } from '@/components/checkout/results/result/success-screen';
import { cachedDocument } from '@/components/shell/document/cached-document';

// The document of every payment: the folder stands for any id (`lib/routing/document-rewrites.ts` leads them here).
export const revalidate = 300;

export const generateMetadata = () => paymentMetadata('success');

export default cachedDocument(async () => <PaymentPage screen="success" Screen={SuccessScreen} />);
