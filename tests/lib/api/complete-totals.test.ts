import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeTotals } from '@/lib/api/cart-totals';
import { roundMoney } from '@/lib/domain/money';
import { forAll } from '@/tests/support/for-all';

const nothing = {
  subtotal: null,
  discount: 0,
  delivery: 0,
  ivaPercentage: null,
  tax: null,
  total: null,
};
const whole = { subtotal: 1000, ivaPercentage: 16, tax: 168, total: 1218 };
const beside = { discount: 50, delivery: 100 };

describe('completeTotals', () => {
  it('leaves what the backend says as it is', () => {
    const said = { subtotal: 1, ivaPercentage: 8, tax: 2, total: 3 };
    expect(completeTotals({ ...beside, ...said })).toEqual(said);
  });

  it.each(['subtotal', 'ivaPercentage', 'tax', 'total'] as const)(
    'computes %s from the others',
    (name) => expect(completeTotals({ ...beside, ...whole, [name]: null })).toEqual(whole),
  );

  it('computes tax and total from subtotal, discounts, delivery and the percentage', () => {
    const sent = { ...beside, subtotal: 1000, ivaPercentage: 16, tax: null, total: null };
    expect(completeTotals(sent)).toEqual(whole);
    expect(completeTotals({ ...sent, ivaPercentage: 8 })).toEqual({
      ...whole,
      ivaPercentage: 8,
      tax: 84,
      total: 1134,
    });
  });

  it('reads the percentage from tax and total, and takes 16 where they do not show it', () => {
    const rateOf = (tax: number | null, total: number | null) =>
      completeTotals({ ...nothing, subtotal: 100, tax, total })?.ivaPercentage;
    expect(rateOf(8, 108)).toBe(8);
    expect(rateOf(0, 100)).toBe(0);
    expect(rateOf(10.94, 79.3)).toBe(16);
    expect(rateOf(5, 5)).toBe(16);
    expect(rateOf(null, 108)).toBe(16);
    expect(rateOf(8, null)).toBe(16);
  });

  it('has the subtotal of a total alone', () =>
    expect(completeTotals({ ...nothing, total: 116 })).toEqual({
      subtotal: 100,
      ivaPercentage: 16,
      tax: 16,
      total: 116,
    }));

  it('is unknown when nothing tells what has to be paid', () => {
    expect(completeTotals(nothing)).toBeNull();
    expect(completeTotals({ ...nothing, tax: 16, ivaPercentage: 16 })).toBeNull();
  });

  it('has amounts in whole cents that add up', () => {
    const amount = fc.integer({ min: 1, max: 5_000_000 }).map((cents) => cents / 100);
    forAll(amount, amount, fc.constantFrom(0, 8, 16), (subtotal, delivery, rate) => {
      const found = completeTotals({ ...nothing, subtotal, delivery, ivaPercentage: rate });
      const { tax = 0, total = 0 } = found ?? {};
      expect(subtotal + delivery + tax).toBeCloseTo(total, 6);
      expect(total).toBe(roundMoney((subtotal + delivery) * (1 + rate / 100)));
    });
  });
});
