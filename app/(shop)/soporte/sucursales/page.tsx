import { staticPageMetadata } from '@/components/pages/static-page-metadata';
import { StoresScreen } from '@/components/pages/stores-screen';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';
import { getStores } from '@/lib/api/catalogue';

export const revalidate = 3600;

export const generateMetadata = optionalMetadata(
  'support.stores',
  cachedMetadata(async function storesHead() {
    return staticPageMetadata('support.stores');
  }),
);

export default optionalPage(
  'support.stores',
  cachedDocument(async function Stores() {
    return <StoresScreen stores={await getStores()} />;
  }),
);
