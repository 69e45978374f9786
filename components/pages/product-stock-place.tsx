import { Suspense } from 'react';
import { texts } from '@/lib/i18n/server';
import { ProductStockIsland } from './product-stock-island';
import './store-stock.css';

/** Where the product one came from is shown. The server does not know it, so its place is kept empty. */
export function ProductStockPlace() {
  const t = texts('store-stock');
  const loading = <p>{t('loading')}</p>;
  return (
    <div className="stock-strip">
      <Suspense fallback={loading}>
        <ProductStockIsland waiting={loading} labels={{ failed: t('failed'), retry: t('retry') }} />
      </Suspense>
    </div>
  );
}
