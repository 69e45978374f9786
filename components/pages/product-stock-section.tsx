import { Suspense } from 'react';
import { getTexts } from '@/lib/i18n/server';
import { ProductStockIsland } from './product-stock-island';
import './stores.css';

/** The stock of the product that the visitor came from. Only the browser knows the product, so it fills this. */
export function ProductStockSection() {
  const t = getTexts('store-stock');
  const loading = <p>{t('loading')}</p>;
  return (
    <div className="stock-strip">
      <Suspense fallback={loading}>
        <ProductStockIsland
          fallback={loading}
          labels={{ failed: t('failed'), retry: t('retry') }}
        />
      </Suspense>
    </div>
  );
}
