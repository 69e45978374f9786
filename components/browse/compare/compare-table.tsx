import { useMemo, useState } from 'react';
import { priceText } from '@/components/product/price-text';
import { filterDifferences, toCompareRow } from '@/lib/domain/product/compare';
import type { Product } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { CompareColumnHeader } from './compare-column-header';
import { ComparePriceCell } from './compare-price-cell';
import { compareProducts } from './compare-products';
import { CompareRowHeader, CompareValueRow } from './compare-value-row';
import './compare-table.css';

interface CompareTableProps {
  products: readonly Product[];
  onRemove: (product: Product) => void;
}

/** The comparison table: one column per product, one row per known attribute. */
export function CompareTable({ products, onRemove }: CompareTableProps) {
  const { t } = useTranslation('compare');
  const { t: p } = useTranslation('product');
  const [isNarrowed, setNarrowed] = useState(false);
  const all = useMemo(() => compareProducts(products, t, p), [products, t, p]);
  const groups = isNarrowed ? filterDifferences(all) : all;
  const canDiffer = products.length > 1;
  const prices = toCompareRow(
    t('row.price'),
    products.map(({ pricing }) => priceText(pricing.currentPriceWithTax)),
  );
  return (
    <>
      {canDiffer && (
        <div className="compare-tools">
          <p>
            <span aria-hidden="true" className="differs" />
            {t('table.legend')}
          </p>
          <label className="switch">
            <input
              type="checkbox"
              role="switch"
              checked={isNarrowed}
              aria-checked={isNarrowed}
              onChange={(event) => setNarrowed(event.target.checked)}
            />
            {t('table.onlyDifferences')}
          </label>
        </div>
      )}
      <div className="compare-box">
        <table className="compare-table" data-count={products.length}>
          <caption className="visually-hidden">
            {t('table.caption', { count: products.length })}
          </caption>
          <thead>
            <tr>
              <td>
                <span className="visually-hidden">{t('table.feature')}</span>
              </td>
              {products.map((product) => (
                <CompareColumnHeader key={product.id} product={product} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr data-differs={prices.differs || undefined}>
              <CompareRowHeader row={prices} />
              {products.map((product) => (
                <ComparePriceCell key={product.id} product={product} />
              ))}
            </tr>
          </tbody>
          {groups.map(({ name, rows }) => (
            <tbody key={name}>
              <tr className="compare-group">
                <th scope="rowgroup" colSpan={products.length + 1}>
                  <span>{name}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <CompareValueRow key={row.name} row={row} ids={products.map(({ id }) => id)} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p role="status" className="mt-4 text-ink-soft">
        {groups.length === 0 && t('table.none')}
      </p>
    </>
  );
}
