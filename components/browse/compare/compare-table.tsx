import { useState } from 'react';
import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { stockText } from '@/components/product/product-stock-status';
import { badgeText, financedText } from '@/components/product/product-texts';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { priceText, StruckPrice } from '@/components/ui/price';
import { toCartLine } from '@/lib/domain/cart/lines';
import {
  getAvailability,
  getWarrantyMonths,
  isPurchasable,
} from '@/lib/domain/product/availability';
import {
  type CompareGroup,
  type CompareRow,
  compareAttributeGroups,
  filterDifferences,
  normalizeValue,
  toCompareRow,
  withoutRepeatedRows,
} from '@/lib/domain/product/compare';
import { findFeaturedPlan } from '@/lib/domain/product/financing';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { AttributeGroup, Product } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import type { Texts } from '@/lib/i18n/types';
import { route } from '@/lib/routing/routes';
import texts from '@/locales/es-MX/card.json';
import './compare-table.css';

type CompareTexts = Texts<'compare'>;

/** What the shop itself knows of products, in the order of the rows. */
const FACTS = ['monthly', 'rating', 'stock', 'delivery', 'warranty', 'brand'] as const;

function shopFacts(product: Product, t: CompareTexts, p: Texts<'product'>) {
  const { rating, reviewsCount, stockTotal, warrantyDays, deliveryDays, brand } = product;
  const plan = findFeaturedPlan(product);
  const months = getWarrantyMonths(warrantyDays);
  const isSold = getAvailability(product) === 'sold';
  const state = stockText(product, p);
  return {
    monthly: plan && financedText(plan, product.pricing, p),
    rating:
      reviewsCount && rating > 0
        ? t('value.rating', { rating: rating.toFixed(1), count: reviewsCount })
        : null,
    stock:
      !isSold && stockTotal !== null
        ? t('value.stock', { state, count: stockTotal })
        : state || null,
    delivery: isSold || deliveryDays === null ? null : t('value.delivery', { count: deliveryDays }),
    warranty: months > 0 ? badgeText({ id: 'guarantee', months }, p) : null,
    brand: brand?.name ?? null,
  } satisfies Record<(typeof FACTS)[number], string | null>;
}

/** The product's sheet without what the shop's own rows say. A guarantee below the legal one is said nowhere. */
function sheetOf(
  { characteristics, attributeGroups, warrantyDays, brand }: Product,
  t: CompareTexts,
): AttributeGroup[] {
  const said = [warrantyDays > 0 && t('row.warranty'), brand !== null && t('row.brand')];
  const names = new Set(said.filter((name) => name !== false).map(normalizeValue));
  const title = t('group.characteristics');
  return [...attributeGroups, { name: title, attributes: characteristics }].map((group) => ({
    name: group.name || title,
    attributes: group.attributes.filter(({ name }) => !names.has(normalizeValue(name))),
  }));
}

export function compareProducts(
  products: readonly Product[],
  t: CompareTexts,
  p: Texts<'product'>,
): CompareGroup[] {
  const columns = products.map((product) => shopFacts(product, t, p));
  const rows = FACTS.map((fact) =>
    toCompareRow(
      t(`row.${fact}`),
      columns.map((column) => column[fact]),
    ),
  );
  const known = rows.filter(({ values }) => values.some((value) => value !== null));
  const attributes = products.map((product) => sheetOf(product, t));
  const groups = withoutRepeatedRows(compareAttributeGroups(attributes));
  return [{ name: t('group.buy'), rows: known }, ...groups];
}

function CompareRowHeader({ row }: { row: CompareRow }) {
  const { t } = useTranslation('compare');
  return (
    <th scope="row">
      <div>
        {row.name}
        {row.differs && (
          <span className="differs ml-1.5">
            <span className="visually-hidden">({t('table.differs')})</span>
          </span>
        )}
      </div>
    </th>
  );
}

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

export function CompareTable({ products, onRemove }: CompareTableProps) {
  const { t } = useTranslation('compare');
  const { t: p } = useTranslation('product');
  const [isNarrowed, setNarrowed] = useState(false);
  const all = compareProducts(products, t, p);
  const groups = isNarrowed ? filterDifferences(all) : all;
  const canDiffer = products.length > 1;
  const prices = toCompareRow(
    t('row.price'),
    products.map(({ pricing }) => priceText(getDisplayPrices(pricing).final)),
  );
  return (
    <>
      {canDiffer && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 text-14 text-ink-soft">
          <p>
            <span aria-hidden="true" className="differs mr-1.5" />
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
                  <span className="sticky left-0">{name}</span>
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

function CompareColumnHeader({ product, onRemove }: CompareColumnHeaderProps) {
  const { t } = useTranslation('compare');
  const { name, slug, cover } = product;
  return (
    <th scope="col">
      <Picture
        src={cover?.medium}
        alt=""
        width={128}
        className="size-20 hairline rounded-sm bg-plate object-contain p-1 md:size-24"
      />
      <a
        href={route('products', { slug })}
        className="mt-2 line-clamp-2 font-semibold md:line-clamp-3 hover:underline"
      >
        {name}
      </a>
      <button
        type="button"
        className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-[50%] text-ink-soft hover:bg-sunken hover:text-ink"
        aria-label={t('bar.remove', { name })}
        title={t('table.remove')}
        onClick={() => onRemove(product)}
      >
        <Icon name="close" className="size-4" />
      </button>
    </th>
  );
}

function ComparePriceCell({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const { common, final, hasDiscount, isCash } = getDisplayPrices(product.pricing);
  const reason = getAvailability(product) === 'sold' ? texts.sold : texts.onlyInStores;
  return (
    <td>
      <p>
        <b className="block text-16 font-bold lh-[1.375rem] md:text-20 md:lh-[1.5rem]">
          {priceText(final)}
        </b>
        {isCash && `${t('price.cash')} `}
        {hasDiscount && <StruckPrice value={common} label={t('price.common')} />}
      </p>
      {isPurchasable(product) ? (
        <AddToCartButton
          line={toCartLine(toProductSnapshot(product), 1)}
          className="mt-1.5 px-2.5 text-14 max-sm:w-full max-sm:gap-1 max-sm:px-1 max-sm:[&>svg]:size-4"
        />
      ) : (
        final > 0 && <p className="text-ink-soft">{reason}</p>
      )}
    </td>
  );
}
