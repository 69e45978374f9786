import { useMemo, useState } from 'react';
import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { priceText } from '@/components/product/price-text';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { toCartLine } from '@/lib/domain/cart/lines';
import { formatPrice } from '@/lib/domain/money';
import { getAvailability, isPurchasable } from '@/lib/domain/product/availability';
import { type CompareRow, filterDifferences, toCompareRow } from '@/lib/domain/product/compare';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { Product } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import texts from '@/locales/es-MX/card.json';
import { compareProducts } from './compare-products';
import './compare-table.css';

/** The name of a row, with a mark when its values differ. */
function CompareRowHeader({ row }: { row: CompareRow }) {
  const { t } = useTranslation('compare');
  return (
    <th scope="row">
      {row.name}
      {row.differs && (
        <span className="differs">
          <span className="visually-hidden">({t('table.differs')})</span>
        </span>
      )}
    </th>
  );
}

/** One attribute of all products. `ids` are the product ids, in the order of the values. */
function CompareValueRow({ row, ids }: { row: CompareRow; ids: readonly string[] }) {
  const { t } = useTranslation('compare');
  return (
    <tr data-differs={row.differs || undefined}>
      <CompareRowHeader row={row} />
      {row.values.map((value, index) => (
        <td key={ids[index]}>
          {value ?? (
            <>
              <span aria-hidden="true">—</span>
              <span className="visually-hidden">{t('table.unknown')}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

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

interface CompareColumnHeaderProps {
  product: Product;
  onRemove: (product: Product) => void;
}

/** Picture and name of a product, and a button that removes it. */
function CompareColumnHeader({ product, onRemove }: CompareColumnHeaderProps) {
  const { t } = useTranslation('compare');
  const { name, slug, cover } = product;
  return (
    <th scope="col">
      <Picture src={cover?.medium} alt="" width={128} />
      <a href={route('products', { slug })}>{name}</a>
      <button
        type="button"
        aria-label={t('bar.remove', { name })}
        title={t('table.remove')}
        onClick={() => onRemove(product)}
      >
        <Icon name="close" className="size-4" />
      </button>
    </th>
  );
}

/** The price of a product without the cash discount, and the add-to-cart button. */
function ComparePriceCell({ product }: { product: Product }) {
  const { priceWithTax, currentPriceWithTax } = product.pricing;
  const reason = getAvailability(product) === 'sold' ? texts.sold : texts.onlyInStores;
  return (
    <td className="compare-price">
      <p>
        <b>{priceText(currentPriceWithTax)}</b>
        {currentPriceWithTax < priceWithTax && <s>{formatPrice(priceWithTax)}</s>}
      </p>
      {isPurchasable(product) ? (
        <AddToCartButton line={toCartLine(toProductSnapshot(product), 1)} />
      ) : (
        currentPriceWithTax > 0 && <p className="text-ink-soft">{reason}</p>
      )}
    </td>
  );
}
