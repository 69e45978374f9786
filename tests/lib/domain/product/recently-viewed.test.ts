import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRecentlyViewed,
  getPriceDrop,
  MAX_RECENTLY_VIEWED,
  PRICE_DROP_SHOWN_FOR,
  type RecentlyViewedProduct,
  sortByLastViewed,
  toViewedProduct,
  VISIT_GAP,
  type ViewedProduct,
} from '@/lib/domain/product/recently-viewed';
import { forAll } from '@/tests/support/for-all';
import { makePricing, makeProduct } from './make-product';

const START = 1_800_000_000_000;
const DAY = 24 * 3_600_000;
const view = (change: Partial<ViewedProduct> = {}): ViewedProduct => {
  return { id: '7', slug: 'tarjeta', name: 'Tarjeta', image: null, price: 1000, ...change };
};

/** The recently viewed products after views at the given times and prices. */
const lookedAt = (...looks: [time: number, price: number][]) =>
  looks.reduce<readonly RecentlyViewedProduct[]>(
    (seen, [time, price]) => addRecentlyViewed(seen, view({ price }), START + time),
    [],
  );
const drop = (seen: readonly RecentlyViewedProduct[], price: number, time: number) =>
  getPriceDrop(seen[0], price, START + time);

describe('recently viewed products', () => {
  it('contain the data of a small card, with the price to pay, and nothing else', () => {
    const pricing = makePricing({ mwiOneDiscPercent: 10, mwiOnePriceWithTax: 900 });
    const card = { id: '7', slug: 'tarjeta-de-video', name: 'Tarjeta de video', image: null };
    expect(toViewedProduct(makeProduct({ pricing }))).toEqual({ ...card, price: 900 });
    const extra = { ...view(), secret: 1 };
    expect(addRecentlyViewed([], extra, START)[0]).not.toHaveProperty('secret');
  });
  it('do not include products without a price', () => {
    for (const price of [0, Number.NaN])
      expect(addRecentlyViewed([], view({ price }), START)).toEqual([]);
  });
  it('contain each product once, newest first, up to the limit', () => {
    const look = fc.record({ id: fc.integer({ min: 1, max: 40 }), wait: fc.nat(DAY) });
    forAll(fc.array(look, { maxLength: 80 }), (looks) => {
      let now = START;
      let seen: readonly RecentlyViewedProduct[] = [];
      const order: string[] = [];
      for (const { id, wait } of looks) {
        now += wait + 1;
        seen = addRecentlyViewed(seen, view({ id: String(id) }), now);
        order.unshift(String(id));
      }
      expect(seen.map(({ id }) => id)).toEqual([...new Set(order)].slice(0, MAX_RECENTLY_VIEWED));
      expect(sortByLastViewed(seen)).toEqual(seen);
    });
  });
});

describe('a price drop', () => {
  const seen = lookedAt([0, 1000]);
  const revealed = lookedAt([0, 1000], [DAY, 700]);
  const sameDay = lookedAt([0, 1000], [DAY, 700], [DAY + 2 * VISIT_GAP, 700]);
  const nextDay = lookedAt([0, 1000], [DAY, 700], [DAY + PRICE_DROP_SHOWN_FOR, 700]);
  const back = lookedAt([0, 1000], [DAY, 700], [DAY + VISIT_GAP, 1100]);

  it.each<[claim: string, seen: typeof back, price: number, time: number, drop: number]>([
    ['is relative to the price of the earlier visit', seen, 700, DAY, 300],
    ['is none of the same price', seen, 1000, DAY, 0],
    ['is none of a higher price', seen, 1200, DAY, 0],
    ['is none without an earlier visit', [], 700, 0, 0],
    ['is not shown within the visit that saw the higher price', seen, 700, VISIT_GAP - 1, 0],
    ['is shown from the next visit on', seen, 700, VISIT_GAP, 300],
    ['is shown in the visit that reveals it', revealed, 700, DAY, 300],
    ['is shown in the next visit', revealed, 700, DAY + VISIT_GAP, 300],
    ['is shown in later visits of that day', sameDay, 700, DAY + 3 * VISIT_GAP, 300],
    ['is not shown after a day', revealed, 700, DAY + PRICE_DROP_SHOWN_FOR, 0],
    ['is not shown to whoever came then', nextDay, 700, DAY + PRICE_DROP_SHOWN_FOR, 0],
    ['begins anew after a day', nextDay, 600, DAY + PRICE_DROP_SHOWN_FOR, 100],
    ['grows with further drops', revealed, 650, DAY + VISIT_GAP, 350],
    ['ends when the price is back', revealed, 1000, DAY + VISIT_GAP, 0],
    ['is compared with a price that was back', back, 1050, DAY + 3 * VISIT_GAP, 50],
    ['of less than a peso is not shown', seen, 999.01, DAY, 0],
    ['of a peso is shown', seen, 999, DAY, 1],
    ['is 0 without a price', seen, 0, DAY, 0],
    ['is shown after a clock that was set back', seen, 700, -DAY, 300],
  ])('%s', (_, known, price, time, expected) => expect(drop(known, price, time)).toBe(expected));

  const [wait, price] = [fc.integer({ min: 1, max: 3 * DAY }), fc.integer({ min: 1, max: 5000 })];
  const looks = fc.array(fc.record({ wait, price }), { minLength: 1, maxLength: 20 });
  it('is never more than the highest viewed price minus the current one, and never shown at a first view', () =>
    forAll(looks, (all) => {
      let now = START;
      let seen: readonly RecentlyViewedProduct[] = [];
      let dearest = 0;
      for (const { wait, price } of all) {
        now += wait;
        const told = getPriceDrop(seen[0], price, now);
        expect(told).toBeLessThanOrEqual(Math.max(dearest - price, 0));
        expect(told).toBeGreaterThanOrEqual(0);
        seen = addRecentlyViewed(seen, view({ price }), now);
        // Recording the view does not change the price drop that it shows.
        expect(getPriceDrop(seen[0], price, now)).toBe(told);
        dearest = Math.max(dearest, price);
      }
    }));
  it('is shown at the first view of a later visit when the last viewed price was higher', () =>
    forAll(looks, fc.integer({ min: VISIT_GAP, max: 9 * DAY }), (all, wait) => {
      let now = START;
      let seen: readonly RecentlyViewedProduct[] = [];
      for (const look of all) {
        now += look.wait;
        seen = addRecentlyViewed(seen, view({ price: look.price + 1 }), now);
      }
      expect(getPriceDrop(seen[0], all.at(-1)?.price ?? 0, now + wait)).toBeGreaterThanOrEqual(1);
    }));
});
