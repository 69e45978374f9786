import { ContentScreen } from '@/components/pages/content-screen';
import { staticPageMetadata } from '@/components/pages/static-page';
import {
  cachedDocument,
  cachedMetadata,
  optionalMetadata,
  optionalPage,
} from '@/components/shell/document/cached-document';

export const revalidate = 3600;

export const generateMetadata = optionalMetadata(
  'support.invoicing',
  cachedMetadata(async () => staticPageMetadata('support.invoicing')),
);

export default optionalPage(
  'support.invoicing',
  cachedDocument(async () => <ContentScreen page="support.invoicing" />),
);
