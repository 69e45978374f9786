import { ContentScreen } from '@/components/pages/content-screen';
import { staticPageMetadata } from '@/components/pages/static-page-metadata';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';

export const revalidate = 3600;

export const generateMetadata = optionalMetadata(
  'support.invoicing',
  cachedMetadata(async function invoicingHead() {
    return staticPageMetadata('support.invoicing');
  }),
);

export default optionalPage(
  'support.invoicing',
  cachedDocument(async function Invoicing() {
    return <ContentScreen page="support.invoicing" />;
  }),
);
