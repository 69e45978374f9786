import { cachedDocument, cachedHead } from '@/components/layout/document';
import { staticMetadata } from '@/components/static-pages/static-metadata';
import { StoresScreen } from '@/components/static-pages/stores-screen';
import { getStores } from '@/lib/api/catalogue';

export const revalidate = 3600;

/** The canonical address is the page without a product. */
export const generateMetadata = cachedHead(async function stockHead() {
  return staticMetadata('support.stores');
});

/** The document of `/soporte/sucursales?producto=…`, the same for every product (see next.config.ts). */
export default cachedDocument(async function StoresWithStock() {
  return <StoresScreen stores={await getStores()} withStock />;
});
