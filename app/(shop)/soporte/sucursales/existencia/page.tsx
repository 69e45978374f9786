import { Suspense } from 'react';
import { ProductStockIsland } from '@/components/pages/product-stock-island';
import { staticPageMetadata } from '@/components/pages/static-page';
import { StoresScreen } from '@/components/pages/stores-screen';
import {
  cachedDocument,
  cachedMetadata,
  optionalMetadata,
  optionalPage,
} from '@/components/shell/document/cached-document';
import { getStores } from '@/lib/api/catalogue';
import { getTexts } from '@/lib/i18n/server';

export const revalidate = 3600;

/** The canonical address is the page without a product. */
export const generateMetadata = optionalMetadata(
  'stores-stock',
  cachedMetadata(async () => staticPageMetadata('support.stores')),
);

/** The stock of the product that the visitor came from. Only the browser knows the product, so it fills this. */
function ProductStock() {
  const t = getTexts('store-stock');
  const loading = <p>{t('loading')}</p>;
  const labels = { failed: t('failed'), retry: t('retry') };
  return (
    <div className="grid min-h-75 mt-6 grid-cols-1 gap-2 px-4 py-3.5 hairline rounded-md bg-surface auto-rows-max md:min-h-64 noscript:hidden">
      <Suspense fallback={loading}>
        <ProductStockIsland fallback={loading} labels={labels} />
      </Suspense>
    </div>
  );
}

/** The document of `/soporte/sucursales?producto=…`, the same for every product (see next.config.ts). */
export default optionalPage(
  'stores-stock',
  cachedDocument(async () => <StoresScreen stores={await getStores()} stock={<ProductStock />} />),
);
