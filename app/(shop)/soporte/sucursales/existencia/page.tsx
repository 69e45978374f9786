import { staticPageMetadata } from '@/components/pages/content';
import { ProductStockSection } from '@/components/pages/product-stock-section';
import { StoresScreen } from '@/components/pages/stores-screen';
import {
  cachedDocument,
  cachedMetadata,
  optionalMetadata,
  optionalPage,
} from '@/components/shell/document/cached-document';
import { getStores } from '@/lib/api/catalogue';

export const revalidate = 3600;

/** The canonical address is the page without a product. */
export const generateMetadata = optionalMetadata(
  'stores-stock',
  cachedMetadata(async () => staticPageMetadata('support.stores')),
);

/** The document of `/soporte/sucursales?producto=…`, the same for every product (see next.config.ts). */
export default optionalPage(
  'stores-stock',
  cachedDocument(async () => (
    <StoresScreen stores={await getStores()} stock={<ProductStockSection />} />
  )),
);
