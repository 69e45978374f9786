import { staticMetadata } from '@/components/pages/static-metadata';
import { StoresScreen } from '@/components/pages/stores-screen';
import { cachedDocument, cachedHead } from '@/components/shell/document/document';
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
