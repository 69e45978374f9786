import type { ProductTexts } from '@/components/product/product-texts';
import { storesInStock } from '@/lib/domain/product/store-stock';
import type { Store, StoreStock } from '@/lib/domain/product/types';
import { storesHref } from '@/lib/routing/stores-href';

interface StoreStockProps {
  slug: string;
  stock: readonly StoreStock[];
  /** All stores, for their cities. */
  stores: readonly Store[];
  t: ProductTexts;
}

/** The stores that have the product, with their stock. The store with the largest stock comes first. */
export function StoreStockTable({ slug, stock, stores, t }: StoreStockProps) {
  const rows = storesInStock(stock);
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
      <a href={storesHref(slug)} rel="nofollow" data-reload="" className="link-button mt-2">
        {t('stores.all')}
      </a>
    </>
  );
}
