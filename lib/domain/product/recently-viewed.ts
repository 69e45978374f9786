import { amountOrZero, roundMoney } from '../money';
import { getDisplayPrices } from './pricing';
import type { ProductSnapshot, ProductSummary } from './types';

export interface ViewedProduct extends Pick<ProductSnapshot, 'id' | 'slug' | 'name' | 'image'> {
  price: number;
}

interface Baseline {
  price: number;
  /** When it became the baseline, in milliseconds since 1970. */
  since: number;
}

export interface RecentlyViewedProduct extends ViewedProduct {
  /** When it was last viewed, in milliseconds since 1970. */
  at: number;
  /** Null when there was no earlier visit. */
  baseline: Baseline | null;
}

export const MAX_RECENTLY_VIEWED = 24;

const MINUTE = 60_000;
/** Views within this time of each other belong to the same visit, in milliseconds. */
export const VISIT_GAP = 30 * MINUTE;
/** How long a price drop is shown after the first visit that reveals it, in milliseconds. */
export const PRICE_DROP_SHOWN_FOR = 24 * 60 * MINUTE;
const MIN_PRICE_DROP = 1;

export function toViewedProduct({ id, slug, name, cover, pricing }: ProductSummary): ViewedProduct {
  const price = amountOrZero(getDisplayPrices(pricing).final);
  return { id, slug, name, image: cover?.medium ?? null, price };
}

/** The price of the last earlier visit. A drop keeps its baseline for a day, or the visit that first shows it would replace it. */
function getBaseline({ at, price, baseline }: RecentlyViewedProduct, now: number): Baseline | null {
  // When the clock was set back, this is a new visit too.
  const isNewVisit = Math.abs(now - at) >= VISIT_GAP;
  if (!isNewVisit) return baseline;
  const isStillShown =
    baseline !== null &&
    baseline.price > price &&
    Math.abs(now - baseline.since) < PRICE_DROP_SHOWN_FOR;
  return isStillShown ? baseline : { price, since: now };
}

/** Puts a viewed product at the front. A product without a price is not recorded. `now` in milliseconds since 1970. */
export function addRecentlyViewed(
  products: readonly RecentlyViewedProduct[],
  view: ViewedProduct,
  now: number,
): RecentlyViewedProduct[] {
  if (!(view.price > 0)) return [...products];
  const { id, slug, name, image, price } = view;
  const known = products.find((product) => product.id === id);
  const baseline = known ? getBaseline(known, now) : null;
  return sortByLastViewed([
    { id, slug, name, image, price, at: now, baseline },
    ...products.filter((product) => product.id !== id),
  ]);
}

export function sortByLastViewed(products: readonly RecentlyViewedProduct[]) {
  return products.toSorted((a, b) => b.at - a.at).slice(0, MAX_RECENTLY_VIEWED);
}

/** How many pesos cheaper than at the last earlier visit on this device; 0 when it is not. `now` in milliseconds since 1970. */
export function getPriceDrop(known: RecentlyViewedProduct | undefined, price: number, now: number) {
  const before = known && getBaseline(known, now)?.price;
  if (!before || !(price > 0)) return 0;
  const drop = roundMoney(before - price);
  return drop >= MIN_PRICE_DROP ? drop : 0;
}
