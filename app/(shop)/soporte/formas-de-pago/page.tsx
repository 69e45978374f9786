import { ContentScreen } from '@/components/pages/content-screen';
import { staticMetadata } from '@/components/pages/static-metadata';
import { cachedDocument, cachedHead } from '@/components/shell/document/document';

export const revalidate = 3600;

export const generateMetadata = cachedHead(async function paymentsHead() {
  return staticMetadata('support.payments');
});

export default cachedDocument(async function PaymentMethods() {
  return <ContentScreen page="support.payments" />;
});
