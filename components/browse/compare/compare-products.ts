import { badgeText } from '@/components/product/badge-text';
import { monthlyText } from '@/components/product/monthly-text';
import { stockText } from '@/components/product/product-stock-status';
import { formatPrice } from '@/lib/domain/money';
import { getAvailability, getWarrantyMonths } from '@/lib/domain/product/availability';
import {
  type CompareGroup,
  compareAttributeGroups,
  normalizeValue,
  toCompareRow,
  withoutRepeatedRows,
} from '@/lib/domain/product/compare';
import { findFeaturedPlan } from '@/lib/domain/product/financing';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { AttributeGroup, Product } from '@/lib/domain/product/types';
import type { Texts } from '@/lib/i18n/types';

type CompareTexts = Texts<'compare'>;

/** The shop's own facts about a product, as texts; null where a fact is unknown. */
function shopFacts(
  product: Product,
  hasCashPrices: boolean,
  t: CompareTexts,
  p: Texts<'product'>,
): (string | null)[] {
  const { pricing, rating, reviewsCount, stockTotal, warrantyDays, deliveryDays, brand } = product;
  // Without a discount for one payment it costs the same. No price is "Sin dato".
  const { final } = getDisplayPrices(pricing);
  const monthly = findFeaturedPlan(product);
  const months = getWarrantyMonths(warrantyDays);
  const isSold = getAvailability(product) === 'sold';
  const state = stockText(product, p);
  return [
    hasCashPrices && final > 0 ? formatPrice(final) : null,
    monthly && monthlyText(monthly, p),
    reviewsCount && rating > 0
      ? t('value.rating', { rating: rating.toFixed(1), count: reviewsCount })
      : null,
    !isSold && stockTotal !== null ? t('value.stock', { state, count: stockTotal }) : state || null,
    isSold || deliveryDays === null ? null : t('value.delivery', { count: deliveryDays }),
    months > 0 ? badgeText({ id: 'guarantee', months }, p) : null,
    brand?.name ?? null,
  ];
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

/** The rows of the comparison below the price, by group. */
export function compareProducts(
  products: readonly Product[],
  t: CompareTexts,
  p: Texts<'product'>,
): CompareGroup[] {
  const hasCashPrices = products.some(({ pricing }) => getDisplayPrices(pricing).isCash);
  const columns = products.map((product) => shopFacts(product, hasCashPrices, t, p));
  const names = [
    t('row.cash'),
    t('row.monthly'),
    t('row.rating'),
    t('row.stock'),
    t('row.delivery'),
    t('row.warranty'),
    t('row.brand'),
  ];
  const rows = names.map((name, at) =>
    toCompareRow(
      name,
      columns.map((column) => column[at] ?? null),
    ),
  );
  const known = rows.filter(({ values }) => values.some((value) => value !== null));
  const attributes = products.map((product) => sheetOf(product, t));
  const groups = withoutRepeatedRows(compareAttributeGroups(attributes));
  return [{ name: t('group.buy'), rows: known }, ...groups];
}
