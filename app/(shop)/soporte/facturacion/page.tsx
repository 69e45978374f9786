import { ContentScreen } from '@/components/pages/content-screen';
import { staticPageMetadata } from '@/components/pages/static-page-metadata';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';

export const revalidate = 3600;

export const generateMetadata = cachedMetadata(async function invoicingHead() {
  return staticPageMetadata('support.invoicing');
});

export default cachedDocument(async function Invoicing() {
  return <ContentScreen page="support.invoicing" />;
});
