import { getStoresInStock } from '@/lib/domain/product/store-stock';
import type { PhysicalStore, StoreStock } from '@/lib/domain/product/types';
import type { Texts } from '@/lib/i18n/types';
import { storeStockHref } from '@/lib/routing/store-stock-href';

interface StoreStockTableProps {
  slug: string;
  stock: readonly StoreStock[];
  /** All stores, for their cities. */
  stores: readonly PhysicalStore[];
  t: Texts<'product'>;
}

/** The stores that have the product, with their stock. The store with the largest stock comes first. */
export function StoreStockTable({ slug, stock, stores, t }: StoreStockTableProps) {
  const rows = getStoresInStock(stock);
  if (rows.length === 0) return <p>{t('stores.none')}</p>;
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
        <tbody>
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
      <a href={storeStockHref(slug)} rel="nofollow" data-reload="" className="link-button mt-2">
        {t('stores.all')}
      </a>
    </>
  );
}
