import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateGuestCartTotals, summarizeGuestCart } from '@/lib/domain/cart/guest-cart-summary';
import { getLineTotal, getUnitAmounts, getUnitPrices } from '@/lib/domain/cart/line-prices';
import { toCartLine } from '@/lib/domain/cart/lines';
import {
  calculateShippingInsurance,
  estimateShipping,
  FREE_SHIPPING_THRESHOLD,
  getFreeShippingProgress,
  INSURANCE_PER_THOUSAND,
  STANDARD_SHIPPING_COST,
} from '@/lib/domain/cart/shipping';
import { roundMoney } from '@/lib/domain/money';
import { forAll } from '@/tests/support/for-all';
import { makePricing, makeSnapshot } from '../product/make-product';

const price = fc.integer({ min: 1, max: 50_000_000 }).map((cents) => cents / 100);
const line = fc
  .tuple(price, price, fc.integer({ min: 1, max: 99 }))
  .map(([priceWithTax, currentPriceWithTax, quantity]) => {
    const pricing = makePricing({ priceWithTax, currentPriceWithTax });
    return toCartLine(makeSnapshot({ pricing }), quantity);
  });

describe('unit price', () => {
  it('is the current price, never that of a single payment, with the price before if that was higher', () => {
    const cash = { mwiOnePriceWithTax: 5, mwiOneDiscPercent: 10 };
    const prices = (priceWithTax: number, currentPriceWithTax: number) =>
      getUnitPrices({ pricing: makePricing({ priceWithTax, currentPriceWithTax, ...cash }) });
    expect(prices(10, 8)).toEqual({ final: 8, common: 10 });
    expect(prices(8, 10)).toEqual({ final: 10, common: 10 });
    expect(prices(Number.NaN, 10)).toEqual({ final: 10, common: 10 });
  });

  it('splits into parts that add up to the price shown', () =>
    forAll(line, ({ product }) => {
      const { subtotal, discount, tax } = getUnitAmounts(product);
      for (const part of [subtotal, discount, tax]) expect(part).toBeGreaterThanOrEqual(0);
      expect(subtotal - discount + tax).toBeCloseTo(getUnitPrices(product).final, 6);
      expect(tax).toBeCloseTo((subtotal - discount) * 0.16, 6);
    }));

  it('splits invalid prices into zeros', () => {
    const invalid = { priceWithTax: Number.NaN, currentPriceWithTax: Number.NaN };
    const parts = getUnitAmounts({ pricing: makePricing(invalid) });
    expect(parts).toEqual({ subtotal: 0, discount: 0, tax: 0 });
  });
});

describe('calculateGuestCartTotals', () => {
  it('adds up the totals of spec 9', () => {
    const pricing = makePricing({ priceWithTax: 1160, currentPriceWithTax: 1044 });
    const lines = [
      toCartLine(makeSnapshot({ id: '1', pricing }), 2),
      toCartLine(makeSnapshot({ id: '2', pricing: makePricing({ currentPriceWithTax: 116 }) }), 1),
    ];
    expect(calculateGuestCartTotals(lines)).toMatchObject({
      count: 2,
      pieces: 3,
      total: 2204,
      tax: 304,
      subtotalWithTax: 3320,
      discountWithTax: 1116,
    });
    expect(new Set(Object.values(calculateGuestCartTotals([])))).toEqual(new Set([0]));
  });

  it('charges exactly the prices shown', () =>
    forAll(fc.array(line), (lines) => {
      const shown = lines.reduce((cents, each) => cents + Math.round(getLineTotal(each) * 100), 0);
      const { subtotal, totalDiscount, tax, total } = calculateGuestCartTotals(lines);
      expect(Math.round(total * 100)).toBe(shown);
      // The IVA of all of it, and not a sum of rounded parts.
      expect(tax).toBeCloseTo((total * 16) / 116, 1);
      expect(Math.abs(tax - (total * 16) / 116)).toBeLessThanOrEqual(0.0051);
      expect(roundMoney(subtotal - totalDiscount + tax)).toBe(total);
    }));
});

describe('calculateShippingInsurance', () => {
  const terms = { ivaPercentage: 16, insurancePerThousand: 12.5 };
  const base = { subtotal: 1000, promotionDiscount: 0, shipping: 0, ...terms };
  it.each([
    [{}, 25],
    [{ subtotal: 862.06 }, 12.5],
    [{ subtotal: 862.07 }, 25],
    [{ subtotal: 25_000 }, 362.5],
    [{ subtotal: 900, promotionDiscount: 200, shipping: 150 }, 12.5],
    [{ subtotal: 24_951.15, promotionDiscount: 0.01, shipping: 48.86 }, 362.5],
    [{ subtotal: 0 }, 0],
    [{ subtotal: 10, promotionDiscount: 500 }, 0],
  ])('%j costs %d', (changes, cost) =>
    expect(calculateShippingInsurance({ ...base, ...changes })).toBe(cost),
  );

  it('charges whole thousands exactly once', () =>
    forAll(fc.integer({ min: 1, max: 100_000 }), (units) => {
      // 25 pesos with 16 % are 29: units × 25,000 are units × 29 thousands, without a remainder.
      const whole = { ...base, subtotal: units * 25_000, insurancePerThousand: 1 };
      expect(calculateShippingInsurance(whole)).toBe(units * 29);
    }));
});

const cents = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount / 100);
const lines = fc.array(line, { minLength: 1, maxLength: 12 });

describe('free shipping', () => {
  it('is reached exactly at the threshold', () => {
    const limit = FREE_SHIPPING_THRESHOLD;
    const [there, almost, none] = [limit, limit - 0.01, 0].map((n) => getFreeShippingProgress(n));
    expect(there).toEqual({ isReached: true, missing: 0, percent: 100 });
    expect(almost).toEqual({ isReached: false, missing: 0.01, percent: 99 });
    expect(none).toEqual({ isReached: false, missing: limit, percent: 0 });
  });

  it('shows exactly the missing amount, and never decreases when the purchase grows', () =>
    forAll(cents(1_000_000), cents(100_000), (total, more) => {
      const [now, then] = [getFreeShippingProgress(total), getFreeShippingProgress(total + more)];
      if (!now.isReached) expect(total + now.missing).toBeCloseTo(FREE_SHIPPING_THRESHOLD, 6);
      expect(then.percent).toBeGreaterThanOrEqual(now.percent);
      expect(then.missing).toBeLessThanOrEqual(now.missing);
      expect(now.percent === 100).toBe(now.isReached);
    }));
});

it.each([
  [100, null, STANDARD_SHIPPING_COST],
  [100, [], STANDARD_SHIPPING_COST],
  [100, [99, 259, 0], 259],
  [100, [0, 0], 0],
  [FREE_SHIPPING_THRESHOLD, [259], 0],
  [FREE_SHIPPING_THRESHOLD, null, 0],
])('the shipping of a purchase of %d with costs %j is estimated as %d', (total, costs, cost) =>
  expect(estimateShipping(total, costs)).toBe(cost),
);

describe('summarizeGuestCart', () => {
  it('adds up to the prices shown: products, shipping and insurance, all with IVA', () =>
    forAll(lines, cents(50_000), fc.boolean(), (all, shippingCost, isInsured) => {
      const { total, tax, ...summary } = summarizeGuestCart(all, { shippingCost, isInsured });
      const insurance = isInsured ? summary.insuranceWithTax : 0;
      const products = calculateGuestCartTotals(all).total;
      expect(total).toBe(roundMoney(products + shippingCost + insurance));
      const { subtotal, totalDiscount, shipping, shippingInsurance } = summary;
      expect(total).toBe(roundMoney(subtotal - totalDiscount + shipping + shippingInsurance + tax));
      // The IVA of all of it, and not a sum of rounded parts.
      expect(tax).toBe(roundMoney((total * 16) / 116));
    }));

  it('charges insurance for each started thousand of the shipped value with IVA (spec 9)', () =>
    forAll(lines, cents(50_000), (all, shippingCost) => {
      const summary = summarizeGuestCart(all, { shippingCost, isInsured: true });
      const begun = summary.shippingInsurance / INSURANCE_PER_THOUSAND;
      const insured = (summary.subtotal - summary.totalDiscount + summary.shipping) * 1.16;
      expect(Number.isInteger(begun)).toBe(true);
      expect(begun * 1000).toBeGreaterThanOrEqual(insured - 0.001);
      expect((begun - 1) * 1000).toBeLessThan(insured);
    }));

  it('differs only by the insurance when it is removed', () =>
    forAll(lines, cents(50_000), (all, shippingCost) => {
      const on = summarizeGuestCart(all, { shippingCost, isInsured: true });
      const off = summarizeGuestCart(all, { shippingCost, isInsured: false });
      expect(off.shippingInsurance).toBe(0);
      expect(off.insuranceWithTax).toBe(on.insuranceWithTax);
      expect(roundMoney(on.total - off.total)).toBe(on.insuranceWithTax);
      const changed = { tax: 0, total: 0, shippingInsurance: 0 };
      expect({ ...off, ...changed }).toEqual({ ...on, ...changed });
    }));
});
