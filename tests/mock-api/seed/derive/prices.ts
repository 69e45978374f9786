import type { Article, Plan, Prices } from '../../catalogue/types';
import { Random } from '../../core/random';
import { cents } from '../../core/text';
import { STORE_IDS } from '../places/stores';

/** Months are offered for purchases from a hundred pesos each on. */
const MONTHS = [3, 6, 9, 12, 18];
const LEAST_MONTH = 100;

/** Three in ten articles are on offer, six in ten cost less when paid at once. */
export function derivePrices(seed: number, price: number): Prices {
  const random = new Random(seed ^ 0x51ed);
  const discount = random.chance(0.3) ? random.pick([5, 8, 10, 12, 15, 18, 20, 25, 30, 35]) : 0;
  const current = discount > 0 ? Math.max(9, Math.round((price * (100 - discount)) / 100)) : price;
  const oneDiscountPercent = random.chance(0.6) ? random.pick([3, 4, 5, 5, 6, 8, 10]) : 0;
  const walletPercent = random.chance(0.5) ? random.pick([1, 1, 2, 2, 3, 5]) : 0;
  const walletPromotion =
    price > 1500 && random.chance(0.06) ? random.pick([50, 100, 150, 300]) : 0;
  return withAmounts({ price, current, oneDiscountPercent, walletPercent, walletPromotion });
}

/** Completes prices with the amounts that follow from the percentages. */
export function withAmounts(base: Omit<Prices, 'onePrice' | 'setBase' | 'walletAmount'>): Prices {
  const onePrice = cents((base.current * (100 - base.oneDiscountPercent)) / 100);
  return {
    ...base,
    onePrice,
    setBase: cents(base.current * 0.97),
    walletAmount: cents((onePrice * base.walletPercent) / 100),
  };
}

/** Instalments: without interest, except the long plans of two in five articles. */
export function derivePlans(seed: number, id: string, current: number): Plan[] {
  const random = new Random(seed ^ 0x9a27);
  const interest = random.chance(0.4) ? random.pick([4.5, 6.9, 9.9]) : 0;
  return MONTHS.filter((months) => current >= months * LEAST_MONTH).map((months) => {
    const interestPercent = months >= 12 ? interest : 0;
    const total = cents(current * (1 + interestPercent / 100));
    // The cents that do not divide go into the first payment, so a month is rounded down.
    const monthPrice = Math.floor(Math.round(total * 100) / months) / 100;
    const minimum = months * LEAST_MONTH;
    const plan = { offerId: `${id}-${months}`, months, minimum, interestPercent };
    return { ...plan, discountPercent: 0, monthPrice, total };
  });
}

/** Stock by store and at providers: some articles are sold out, some down to the last pieces. */
export function deriveStock(seed: number, price: number): Article['stock'] {
  const random = new Random(seed ^ 0x77c1);
  const state = random.weighted([72, 11, 10, 7]);
  if (state === 2) return stockOf({}, 0);
  if (state === 1) {
    const store = random.pick(STORE_IDS);
    return stockOf({ [store]: random.int(1, 3) }, 0);
  }
  // Only at a provider: delivered later, and in no store.
  if (state === 3) return stockOf({}, random.int(4, 60));
  const most = price > 20_000 ? 4 : price > 3_000 ? 12 : 40;
  const ids = random.sample(STORE_IDS, random.int(2, STORE_IDS.length));
  const stores = Object.fromEntries(ids.map((id) => [id, random.int(1, most)]));
  return stockOf(stores, random.chance(0.7) ? random.int(5, most * 6) : 0);
}

export function stockOf(stores: Record<string, number>, providers: number): Article['stock'] {
  const inStores = Object.values(stores).reduce((sum, pieces) => sum + pieces, 0);
  return { stores, inStores, providers, total: inStores + providers };
}

/** 'Últimas Piezas': three or fewer left in all. */
export const hasLastPieces = (stock: Article['stock']) => stock.total > 0 && stock.total <= 3;

/** Stars of every opinion, newest first. Popular articles have more; one in six has none. */
export function deriveRatings(seed: number, popularity: number): number[] {
  const random = new Random(seed ^ 0x3c9d);
  if (random.chance(0.16)) return [];
  const count = Math.min(40, Math.floor(random.next() ** 2 * 22 + popularity * 20));
  // Most articles please; a few do not.
  const weights = random.chance(0.12) ? [14, 12, 24, 28, 22] : [3, 3, 9, 28, 57];
  return Array.from({ length: count }, () => random.weighted(weights) + 1);
}

export function average(ratings: readonly number[]): number {
  const sum = ratings.reduce((stars, more) => stars + more, 0);
  return Math.round((sum / (ratings.length || 1)) * 10) / 10;
}
