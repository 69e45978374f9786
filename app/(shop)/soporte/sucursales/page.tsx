import { staticPageMetadata } from '@/components/pages/static-page-metadata';
import { StoresScreen } from '@/components/pages/stores-screen';
import { cachedDocument, cachedMetadata } from '@/components/shell/document/cached-document';
import { getStores } from '@/lib/api/catalogue';

export const revalidate = 3600;

export const generateMetadata = cachedMetadata(async function storesHead() {
  return staticPageMetadata('support.stores');
});

export default cachedDocument(async function Stores() {
  return <StoresScreen stores={await getStores()} />;
});
