import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceCheckout } from '@/lib/domain/checkout/payment';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { roundMoney } from '@/lib/domain/money';
import { forAll } from '@/tests/support/for-all';
import { totals } from './samples';

it('has rows that add up to the total for any amounts', () => {
  const cents = fc.integer({ min: 0, max: 9_000_000 }).map((value) => value / 100);
  forAll(cents, cents, cents, cents, cents, (total, shipping, insurance, coupon, onePay) => {
    const all = totals({
      total,
      shipping,
      insurance,
      couponDiscount: coupon,
      onePayDiscount: onePay,
    });
    const { rows } = priceCheckout(all, createInitialCheckout(), null);
    expect(roundMoney(rows.reduce((sum, { amount }) => sum + amount, 0))).toBe(total);
  });
});
