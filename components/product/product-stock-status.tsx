import type { LivePrice } from '@/lib/api/live-prices';
import { getAvailability } from '@/lib/domain/product/availability';
import type { Texts } from '@/lib/i18n/types';

type Stock = Pick<
  LivePrice,
  'stockStores' | 'stockProviders' | 'stockTotal' | 'hasLastStock' | 'isWebPurchasable'
>;

/** The stock status in one or two words: 'Vendido', 'Últimas Piezas' and so on. Empty when it is unknown. */
export function stockText(product: Stock, t: Texts<'product'>): string {
  const state = getAvailability(product);
  if (state === 'sold') return t('card.sold');
  if (!product.isWebPurchasable) return t('stock.notOnline');
  if (state === 'unknown') return '';
  return state === 'last-pieces' ? t('card.lastPieces') : t('stock.available');
}

export function ProductStockStatus({ product, t }: { product: Stock; t: Texts<'product'> }) {
  const { stockTotal, stockStores, stockProviders } = product;
  const where = [
    stockStores > 0 && t('stock.stores', { count: stockStores }),
    stockProviders > 0 && t('stock.providers', { count: stockProviders }),
  ].filter((part) => part !== false);
  return (
    <p className="stock" data-state={getAvailability(product)}>
      <strong>{stockText(product, t)}</strong>
      {stockTotal !== null && stockTotal > 0 && (
        <>
          {' · '}
          {t('stock.count', { count: stockTotal })}
          {where.length > 1 && <span>: {where.join(', ')}</span>}
        </>
      )}
    </p>
  );
}
