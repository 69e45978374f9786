import { getAvailability } from '@/lib/domain/product/availability';
import { getStoresInStock } from '@/lib/domain/product/store-stock';
import type { PhysicalStore, Product } from '@/lib/domain/product/types';
import type { Texts } from '@/lib/i18n/types';
import { storeStockHref } from '@/lib/routing/store-stock-href';

interface StoreStockTableProps {
  product: Product;
  /** All stores, for their cities. */
  stores: readonly PhysicalStore[];
  t: Texts<'product'>;
}

/**
 * The stores that have the product, with their stock. The store with the largest stock comes first, until the visitor's
 * place is known (`store-distances.tsx`).
 */
export function StoreStockTable({ product, stores, t }: StoreStockTableProps) {
  const rows = getStoresInStock(product.storesWithStock);
  if (rows.length === 0) return <p>{emptyText(product, t)}</p>;
  return (
    <>
      <table className="data-table">
        <caption>{t('stores.summary', { count: rows.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('stores.store')}</th>
            <th scope="col" className="words">
              {t('stores.city')}
            </th>
            <th scope="col">{t('stores.pieces')}</th>
          </tr>
        </thead>
        <tbody data-stores={product.id}>
          {rows.map((row) => (
            <tr key={row.storeId}>
              <th scope="row">{row.name}</th>
              <td className="words">{stores.find(({ id }) => id === row.storeId)?.city ?? '—'}</td>
              <td>{row.stock}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* Loads the document: a soft navigation would show the cached page of the same path without a product. */}
      <a
        href={storeStockHref(product.slug)}
        rel="nofollow"
        data-reload=""
        className="link-button mt-2"
      >
        {t('stores.all')}
      </a>
    </>
  );
}

/** Why no store is listed: there is nothing left, only providers have it, or the backend does not say where it is. */
function emptyText(product: Product, t: Texts<'product'>): string {
  if (getAvailability(product) === 'sold') return t('stores.sold');
  const { stockStores, stockProviders } = product;
  return t(stockStores === 0 && stockProviders > 0 ? 'stores.none' : 'stores.unknown');
}
