import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refreshMonthlyOptions } from '@/lib/domain/checkout/monthly-plans';
import { priceCheckout } from '@/lib/domain/checkout/payment';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { roundMoney } from '@/lib/domain/money';
import { totals } from './samples';

it('has rows that add up to the total for any amounts', () => {
  const cents = fc.integer({ min: 0, max: 9_000_000 }).map((value) => value / 100);
  fc.assert(
    fc.property(cents, cents, cents, cents, cents, (total, shipping, insurance, coupon, onePay) => {
      const all = totals({
        total,
        shipping,
        insurance,
        couponDiscount: coupon,
        onePayDiscount: onePay,
      });
      const { rows } = priceCheckout(all, createInitialCheckout(), null);
      expect(roundMoney(rows.reduce((sum, { amount }) => sum + amount, 0))).toBe(total);
    }),
  );
});

const plan = (months: number, total: number) => ({
  months,
  total,
  price: roundMoney(total / months),
  firstPayment: 0,
  interestPercent: null,
});
const option = (id: string, ...plans: ReturnType<typeof plan>[]) => ({
  id,
  maxMonths: Math.max(...plans.map(({ months }) => months)),
  productIds: ['1'],
  plans,
});

it('keeps the selected months when the amounts change', () => {
  const before = [option('18', plan(1, 100), plan(6, 120)), option('3', plan(1, 50), plan(3, 60))];
  const data = {
    ...createInitialCheckout(),
    monthlyPaymentOptions: before,
    monthlyPlans: [plan(6, 120), null],
  };
  expect(refreshMonthlyOptions(data, structuredClone(before))).toBe(data);
  const after = [option('18', plan(1, 200), plan(6, 220)), option('3', plan(1, 50), plan(3, 60))];
  expect(refreshMonthlyOptions(data, after).monthlyPlans).toEqual([plan(6, 220), null]);
  // The selected months are no longer offered, and the remaining option has a single plan.
  expect(
    refreshMonthlyOptions(data, [option('18', plan(1, 200), plan(3, 210))]).monthlyPlans,
  ).toEqual([null]);
  expect(refreshMonthlyOptions(data, [option('1', plan(1, 9))]).monthlyPlans).toEqual([]);
});
