import { staticMetadata } from '@/components/pages/static-metadata';
import { StoresScreen } from '@/components/pages/stores-screen';
import { cachedDocument, cachedHead } from '@/components/shell/document/document';
import { getStores } from '@/lib/api/catalogue';

export const revalidate = 3600;

export const generateMetadata = cachedHead(async function storesHead() {
  return staticMetadata('support.stores');
});

export default cachedDocument(async function Stores() {
  return <StoresScreen stores={await getStores()} />;
});
