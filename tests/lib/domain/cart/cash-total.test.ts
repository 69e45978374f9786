import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getCashTotal, sumLines } from '@/lib/domain/cart/cash-total';
import { toCartLine } from '@/lib/domain/cart/lines';
import { repriceLine } from '@/lib/domain/cart/reprice';
import { toStoredLine } from '@/stores/cart/cart-guard';
import { makePricing, makeSnapshot } from '../product/make-product';

const priced = (current: number, cash: number, hasMonths?: boolean) =>
  toCartLine(
    {
      ...makeSnapshot({
        id: String(current),
        pricing: makePricing({
          priceWithTax: current,
          currentPriceWithTax: current,
          mwiOnePriceWithTax: cash,
          mwiOneDiscPercent: cash > 0 ? 5 : 0,
        }),
      }),
      ...(hasMonths && { hasMonths }),
    },
    2,
  );

it('takes what each piece saves from the whole total', () => {
  const lines = [priced(4099, 3999.02, true), priced(50, 0)];
  expect(sumLines(lines)).toBe(8298);
  expect(getCashTotal(lines, 8397)).toEqual({ cash: 8197.04, hasMonths: true });
});

it('says nothing where paying at once saves nothing, or nobody says what it costs', () => {
  expect(getCashTotal([priced(100, 0, true)], 200)).toBeNull();
  expect(getCashTotal([priced(100, 100, true), priced(90, 95, true)], 380)).toBeNull();
  expect(getCashTotal([], 0)).toBeNull();
  const line = priced(100, 90, true);
  const { pricing } = line.product;
  const product = { ...line.product, pricing: { ...pricing, mwiOneDiscPercent: 0 } };
  expect(getCashTotal([{ ...line, product }], 200)).toBeNull();
});

it('speaks of months only when all that is cheaper at once can be paid in months', () => {
  expect(getCashTotal([priced(100, 90), priced(200, 180, true)], 600)?.hasMonths).toBe(false);
  expect(getCashTotal([priced(100, 0), priced(200, 180, true)], 600)?.hasMonths).toBe(true);
});

it('forgets the price for a single payment when only the other price is known to have changed', () => {
  const line = priced(100, 90, true);
  const offer = { priceWithTax: 120, currentPriceWithTax: 120, stock: 9 };
  expect(getCashTotal([repriceLine(line, offer)], 240)).toBeNull();
  const live = repriceLine(line, { ...offer, mwiOnePriceWithTax: 110 });
  expect(getCashTotal([live], 240)?.cash).toBe(220);
  const same = repriceLine(line, { priceWithTax: 120, currentPriceWithTax: 100, stock: 9 });
  expect(getCashTotal([same], 200)?.cash).toBe(180);
  expect(toStoredLine(line)).toMatchObject({
    product: { onePriceWithTax: 90, hasMonths: true },
  });
});

it('is never above the total and adds up to the cent', () => {
  const cents = fc.integer({ min: 1, max: 9_000_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 5 }), (pairs) => {
      const lines = pairs.map(([price, cash]) => priced(price / 100, cash / 100, true));
      const found = getCashTotal(lines, sumLines(lines));
      const cash = pairs.reduce((sum, [price, one]) => sum + Math.min(price, one) * 2, 0);
      expect(Math.round((found?.cash ?? sumLines(lines)) * 100)).toBe(cash);
    }),
  );
});
