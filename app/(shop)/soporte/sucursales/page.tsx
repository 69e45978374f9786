import { cachedDocument, cachedHead } from '@/components/layout/document';
import { staticMetadata } from '@/components/static-pages/static-metadata';
import { StoresScreen } from '@/components/static-pages/stores-screen';
import { getStores } from '@/lib/api/catalogue';

export const revalidate = 3600;

export const generateMetadata = cachedHead(async function storesHead() {
  return staticMetadata('support.stores');
});

export default cachedDocument(async function Stores() {
  return <StoresScreen stores={await getStores()} />;
});
