import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_SEEN,
  newestFirst,
  priceDrop,
  recordSeen,
  type SeenProduct,
  type SeenView,
  TOLD_FOR,
  toSeenView,
  VISIT_GAP,
} from '@/lib/domain/product/seen';
import { makePricing, makeProduct } from './make-product';

const START = 1_800_000_000_000;
const DAY = 24 * 3_600_000;
const view = (change: Partial<SeenView> = {}): SeenView => ({
  id: '7',
  slug: 'tarjeta',
  name: 'Tarjeta',
  image: null,
  price: 1000,
  ...change,
});

/** What the device knows after looks at the given times and prices. */
const lookedAt = (...looks: [time: number, price: number][]) =>
  looks.reduce<readonly SeenProduct[]>(
    (seen, [time, price]) => recordSeen(seen, view({ price }), START + time),
    [],
  );
const drop = (seen: readonly SeenProduct[], price: number, time: number) =>
  priceDrop(seen[0], price, START + time);

describe('what is remembered', () => {
  it('is what a small card shows, at the price that rules', () => {
    const pricing = makePricing({ mwiOneDiscPercent: 10, mwiOnePriceWithTax: 900 });
    expect(toSeenView(makeProduct({ pricing }))).toEqual({
      id: '7',
      slug: 'tarjeta-de-video',
      name: 'Tarjeta de video',
      image: null,
      price: 900,
    });
  });
  it('is nothing without a price', () => {
    expect(recordSeen([], view({ price: 0 }), START)).toEqual([]);
    expect(recordSeen([], view({ price: Number.NaN }), START)).toEqual([]);
  });
  it('has each product once, newest first, as many as are kept', () => {
    const look = fc.record({ id: fc.integer({ min: 1, max: 40 }), wait: fc.nat(DAY) });
    fc.assert(
      fc.property(fc.array(look, { maxLength: 80 }), (looks) => {
        let now = START;
        let seen: readonly SeenProduct[] = [];
        const order: string[] = [];
        for (const { id, wait } of looks) {
          now += wait + 1;
          seen = recordSeen(seen, view({ id: String(id) }), now);
          order.unshift(String(id));
        }
        expect(seen.map(({ id }) => id)).toEqual([...new Set(order)].slice(0, MAX_SEEN));
        expect(newestFirst(seen)).toEqual(seen);
      }),
    );
  });
  it('keeps no field that it does not know', () => {
    const extra = { ...view(), secret: 1 };
    expect(recordSeen([], extra, START)[0]).not.toHaveProperty('secret');
  });
});

describe('a drop', () => {
  it('is told against the price of the earlier visit', () => {
    expect(drop(lookedAt([0, 1000]), 700, DAY)).toBe(300);
    expect(drop(lookedAt([0, 1000]), 1000, DAY)).toBe(0);
    expect(drop(lookedAt([0, 1000]), 1200, DAY)).toBe(0);
    expect(priceDrop(undefined, 700, START)).toBe(0);
  });
  it('is not told within the visit that saw the higher price', () => {
    expect(drop(lookedAt([0, 1000]), 700, VISIT_GAP - 1)).toBe(0);
    expect(drop(lookedAt([0, 1000]), 700, VISIT_GAP)).toBe(300);
  });
  it('survives the visit that reveals it, and the next ones of that day', () => {
    const revealed = lookedAt([0, 1000], [DAY, 700]);
    expect(drop(revealed, 700, DAY)).toBe(300);
    expect(drop(revealed, 700, DAY + VISIT_GAP)).toBe(300);
    const again = lookedAt([0, 1000], [DAY, 700], [DAY + 2 * VISIT_GAP, 700]);
    expect(drop(again, 700, DAY + 3 * VISIT_GAP)).toBe(300);
  });
  it('is old after it was told for a day', () => {
    expect(drop(lookedAt([0, 1000], [DAY, 700]), 700, DAY + TOLD_FOR)).toBe(0);
    const again = lookedAt([0, 1000], [DAY, 700], [DAY + TOLD_FOR, 700]);
    expect(drop(again, 700, DAY + TOLD_FOR)).toBe(0);
    expect(drop(again, 600, DAY + TOLD_FOR)).toBe(100);
  });
  it('adds up while it is told, and ends when the price is back', () => {
    const revealed = lookedAt([0, 1000], [DAY, 700]);
    expect(drop(revealed, 650, DAY + VISIT_GAP)).toBe(350);
    expect(drop(revealed, 1000, DAY + VISIT_GAP)).toBe(0);
    const back = lookedAt([0, 1000], [DAY, 700], [DAY + VISIT_GAP, 1100]);
    expect(drop(back, 1050, DAY + 3 * VISIT_GAP)).toBe(50);
  });
  it('of less than a peso is not worth a word', () => {
    expect(drop(lookedAt([0, 1000]), 999.01, DAY)).toBe(0);
    expect(drop(lookedAt([0, 1000]), 999, DAY)).toBe(1);
  });
  it('is none without a price, and a clock that was put back is a new visit', () => {
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
  it('is never more than between the dearest look and now, and never told of a first look', () => {
    fc.assert(
      fc.property(looks, (all) => {
        let now = START;
        let seen: readonly SeenProduct[] = [];
        let dearest = 0;
        for (const { wait, price } of all) {
          now += wait;
          const told = priceDrop(seen[0], price, now);
          expect(told).toBeLessThanOrEqual(Math.max(dearest - price, 0));
          expect(told).toBeGreaterThanOrEqual(0);
          seen = recordSeen(seen, view({ price }), now);
          // The look itself changes nothing of what it was told.
          expect(priceDrop(seen[0], price, now)).toBe(told);
          dearest = Math.max(dearest, price);
        }
      }),
    );
  });
  it('is told of at the first look of a later visit when the last look was dearer', () => {
    fc.assert(
      fc.property(looks, fc.integer({ min: VISIT_GAP, max: 9 * DAY }), (all, wait) => {
        let now = START;
        let seen: readonly SeenProduct[] = [];
        for (const look of all) {
          now += look.wait;
          seen = recordSeen(seen, view({ price: look.price + 1 }), now);
        }
        const last = all.at(-1)?.price ?? 0;
        expect(priceDrop(seen[0], last, now + wait)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
