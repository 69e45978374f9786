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
const view = (change: Partial<ViewedProduct> = {}): ViewedProduct => ({
  id: '7',
  slug: 'tarjeta',
  name: 'Tarjeta',
  image: null,
  price: 1000,
  ...change,
});

/** The recently viewed products after views at the given times and prices. */
const lookedAt = (...looks: [time: number, price: number][]) =>
  looks.reduce<readonly RecentlyViewedProduct[]>(
    (seen, [time, price]) => addRecentlyViewed(seen, view({ price }), START + time),
    [],
  );
const drop = (seen: readonly RecentlyViewedProduct[], price: number, time: number) =>
  getPriceDrop(seen[0], price, START + time);

describe('recently viewed products', () => {
  it('contain the data of a small card, with the price to pay', () => {
    const pricing = makePricing({ mwiOneDiscPercent: 10, mwiOnePriceWithTax: 900 });
    expect(toViewedProduct(makeProduct({ pricing }))).toEqual({
      id: '7',
      slug: 'tarjeta-de-video',
      name: 'Tarjeta de video',
      image: null,
      price: 900,
    });
  });
  it('do not include products without a price', () => {
    expect(addRecentlyViewed([], view({ price: 0 }), START)).toEqual([]);
    expect(addRecentlyViewed([], view({ price: Number.NaN }), START)).toEqual([]);
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
  it('contain no unknown fields', () => {
    const extra = { ...view(), secret: 1 };
    expect(addRecentlyViewed([], extra, START)[0]).not.toHaveProperty('secret');
  });
});

describe('a price drop', () => {
  it('is relative to the price of the earlier visit', () => {
    expect(drop(lookedAt([0, 1000]), 700, DAY)).toBe(300);
    expect(drop(lookedAt([0, 1000]), 1000, DAY)).toBe(0);
    expect(drop(lookedAt([0, 1000]), 1200, DAY)).toBe(0);
    expect(getPriceDrop(undefined, 700, START)).toBe(0);
  });
  it('is not shown within the visit that saw the higher price', () => {
    expect(drop(lookedAt([0, 1000]), 700, VISIT_GAP - 1)).toBe(0);
    expect(drop(lookedAt([0, 1000]), 700, VISIT_GAP)).toBe(300);
  });
  it('is shown in the visit that reveals it, and in later visits of that day', () => {
    const revealed = lookedAt([0, 1000], [DAY, 700]);
    expect(drop(revealed, 700, DAY)).toBe(300);
    expect(drop(revealed, 700, DAY + VISIT_GAP)).toBe(300);
    const again = lookedAt([0, 1000], [DAY, 700], [DAY + 2 * VISIT_GAP, 700]);
    expect(drop(again, 700, DAY + 3 * VISIT_GAP)).toBe(300);
  });
  it('is not shown after a day', () => {
    expect(drop(lookedAt([0, 1000], [DAY, 700]), 700, DAY + PRICE_DROP_SHOWN_FOR)).toBe(0);
    const again = lookedAt([0, 1000], [DAY, 700], [DAY + PRICE_DROP_SHOWN_FOR, 700]);
    expect(drop(again, 700, DAY + PRICE_DROP_SHOWN_FOR)).toBe(0);
    expect(drop(again, 600, DAY + PRICE_DROP_SHOWN_FOR)).toBe(100);
  });
  it('grows with further drops, and ends when the price is back', () => {
    const revealed = lookedAt([0, 1000], [DAY, 700]);
    expect(drop(revealed, 650, DAY + VISIT_GAP)).toBe(350);
    expect(drop(revealed, 1000, DAY + VISIT_GAP)).toBe(0);
    const back = lookedAt([0, 1000], [DAY, 700], [DAY + VISIT_GAP, 1100]);
    expect(drop(back, 1050, DAY + 3 * VISIT_GAP)).toBe(50);
  });
  it('of less than a peso is not shown', () => {
    expect(drop(lookedAt([0, 1000]), 999.01, DAY)).toBe(0);
    expect(drop(lookedAt([0, 1000]), 999, DAY)).toBe(1);
  });
  it('is 0 without a price, and a clock that was set back makes a new visit', () => {
    expect(drop(lookedAt([0, 1000]), 0, DAY)).toBe(0);
    expect(drop(lookedAt([0, 1000]), 700, -DAY)).toBe(300);
  });

  const looks = fc.array(
    fc.record({
      wait: fc.integer({ min: 1, max: 3 * DAY }),
      price: fc.integer({ min: 1, max: 5000 }),
    }),
    { minLength: 1, maxLength: 20 },
  );
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
      const last = all.at(-1)?.price ?? 0;
      expect(getPriceDrop(seen[0], last, now + wait)).toBeGreaterThanOrEqual(1);
    }));
});
