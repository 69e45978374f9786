import { amountOrZero, roundMoney } from '../money';
import { imageUrl, PLACEHOLDER_IMAGE } from './images';
import { shownPrices } from './pricing';
import type { ProductSummary } from './types';

/** A product as its page just showed it. */
export interface SeenView {
  id: string;
  slug: string;
  name: string;
  /** Picture for a small card; null shows the placeholder. */
  image: string | null;
  /** The price that ruled, in pesos. */
  price: number;
}

/** The price that a drop is told against. */
interface Baseline {
  /** In pesos. */
  price: number;
  /** When it began to be the one to compare with, in milliseconds since 1970. */
  since: number;
}

/** A product that this device saw, and what it cost then. */
export interface SeenProduct extends SeenView {
  /** When it was last seen, in milliseconds since 1970. */
  at: number;
  /** Null until there was an earlier visit. */
  baseline: Baseline | null;
}

export const MAX_SEEN = 24;

const MINUTE = 60_000;
/** Looks that are nearer to each other than this belong to one visit, in milliseconds. */
export const VISIT_GAP = 30 * MINUTE;
/** How long a drop is told, from the first visit that could tell it, in milliseconds. */
export const TOLD_FOR = 24 * 60 * MINUTE;
/** A drop of less, in pesos, is not worth a word. */
const LEAST_DROP = 1;

export function toSeenView(product: ProductSummary): SeenView {
  const { id, slug, name, pricing } = product;
  const image = imageUrl(product.cover, 'medium');
  return {
    id,
    slug,
    name,
    image: image === PLACEHOLDER_IMAGE ? null : image,
    price: amountOrZero(shownPrices(pricing).final),
  };
}

/**
 * The price to compare with at `now`: that of the last earlier visit. A drop that is being told stays until it
 * was there for a day, or the visit that reveals it would also be the one that forgets it.
 */
function baselineAt({ at, price, baseline }: SeenProduct, now: number): Baseline | null {
  // A clock that was put back begins a new visit too.
  const isNewVisit = Math.abs(now - at) >= VISIT_GAP;
  if (!isNewVisit) return baseline;
  const isToldStill =
    baseline !== null && baseline.price > price && Math.abs(now - baseline.since) < TOLD_FOR;
  return isToldStill ? baseline : { price, since: now };
}

/** Puts a look at a product in front; without a price there is nothing to remember. `now` in milliseconds. */
export function recordSeen(
  seen: readonly SeenProduct[],
  view: SeenView,
  now: number,
): readonly SeenProduct[] {
  if (!(view.price > 0)) return seen;
  const { id, slug, name, image, price } = view;
  const known = seen.find((product) => product.id === id);
  const baseline = known ? baselineAt(known, now) : null;
  return newestFirst([
    { id, slug, name, image, price, at: now, baseline },
    ...seen.filter((product) => product.id !== id),
  ]);
}

/** In the order and number in which they are kept; of equally old ones the earlier in the list first. */
export function newestFirst(seen: readonly SeenProduct[]): readonly SeenProduct[] {
  return seen.toSorted((a, b) => b.at - a.at).slice(0, MAX_SEEN);
}

/**
 * Pesos by which a product that costs `price` is cheaper than in this device's last earlier visit; 0 when it
 * is not, or was not seen. `now` in milliseconds since 1970.
 */
export function priceDrop(known: SeenProduct | undefined, price: number, now: number): number {
  const before = known && baselineAt(known, now)?.price;
  if (!before || !(price > 0)) return 0;
  const drop = roundMoney(before - price);
  return drop >= LEAST_DROP ? drop : 0;
}
