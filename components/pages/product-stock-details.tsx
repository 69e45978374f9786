import { useState } from 'react';
import { Thumbnail } from '@/components/product/thumbnail';
import { formatLocalTime } from '@/lib/domain/dates';
import { getStoresInStock, type ProductStock } from '@/lib/domain/product/store-stock';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { pieceSlotId } from './piece-slots';
import { StorePieces } from './store-pieces';
import { useInStockFilter } from './use-in-stock-filter';

interface ProductStockDetailsProps {
  product: ProductStock;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /** The latest refresh failed. */
  isStale: boolean;
  isFetching: boolean;
  onRefresh: () => void;
}

/** The product that the visitor came from: its stock in the stores, and a link back to it. */
export function ProductStockDetails(props: ProductStockDetailsProps) {
  const { product, updatedAt, isStale, isFetching, onRefresh } = props;
  const { t } = useTranslation('store-stock');
  const [isOnly, setOnly] = useState(false);
  const rows = getStoresInStock(product.stores);
  useInStockFilter(isOnly, rows);
  return (
    <>
      <h2 className="visually-hidden">{t('title')}</h2>
      <p className="stock-product">
        <Thumbnail image={product.cover} />
        <a href={route('products', { slug: product.slug })}>{product.name}</a>
      </p>
      <p className="stock-state">
        <span role="status">
          <b>{rows.length > 0 ? t('summary', { count: rows.length }) : t('nowhere')}</b>{' '}
          {t(isStale ? 'stale' : 'updated', { time: formatLocalTime(updatedAt) })}
        </span>
        <button type="button" aria-disabled={isFetching || undefined} onClick={onRefresh}>
          {t('refresh')}
        </button>
      </p>
      {rows.length > 0 && (
        <>
          <ul className="stock-stores" aria-label={t('fullest')}>
            {rows.map(({ storeId, name, stock }) => (
              <li key={storeId}>
                <a href={`#${pieceSlotId(storeId)}`}>
                  {name} <b>{stock}</b>
                </a>
              </li>
            ))}
          </ul>
          <label className="stock-only">
            <input
              type="checkbox"
              checked={isOnly}
              onChange={({ target }) => setOnly(target.checked)}
            />
            {t('only')}
          </label>
        </>
      )}
      <StorePieces stores={product.stores} />
    </>
  );
}
