import type { Store, StoreStock } from '@/lib/domain/product/types';
import { route } from '@/lib/routes';
import type { ProductTexts } from '../product-texts';

interface StoreStockProps {
  stock: readonly StoreStock[];
  /** All stores, for their cities. */
  stores: readonly Store[];
  t: ProductTexts;
}

/** Which stores have the product and how many pieces, fullest first. */
export function StoreStockTable({ stock, stores, t }: StoreStockProps) {
  const rows = stock.filter((store) => store.stock > 0).sort((a, b) => b.stock - a.stock);
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
      <a href={route('support.stores')} className="link-button mt-2">
        {t('stores.all')}
      </a>
    </>
  );
}
