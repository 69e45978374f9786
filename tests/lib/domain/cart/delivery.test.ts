import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateGuestCartTotals, summarizeGuestCart } from '@/lib/domain/cart/guest-cart-summary';
import { toCartLine } from '@/lib/domain/cart/lines';
import {
  estimateShipping,
  FREE_SHIPPING_THRESHOLD,
  getFreeShippingProgress,
  INSURANCE_PER_THOUSAND,
  STANDARD_SHIPPING_COST,
} from '@/lib/domain/cart/shipping';
import { roundMoney } from '@/lib/domain/money';
import { forAll } from '@/tests/support/for-all';
import { makePricing, makeSnapshot } from '../product/make-product';

const cents = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount / 100);
const line = fc
  .tuple(fc.integer({ min: 1, max: 9_000_000 }), cents(9_000_000), fc.integer({ min: 1, max: 99 }))
  .map(([current, off, quantity]) => {
    const currentPriceWithTax = current / 100;
    const priceWithTax = roundMoney(currentPriceWithTax + off);
    const pricing = makePricing({ priceWithTax, currentPriceWithTax });
    return toCartLine(makeSnapshot({ pricing }), quantity);
  });
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
      const rows = subtotal - totalDiscount + shipping + shippingInsurance + tax;
      expect(total).toBe(roundMoney(rows));
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
