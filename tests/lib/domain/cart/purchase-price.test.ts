import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCartLine } from '@/lib/domain/cart/lines';
import { type PurchaseTotals, pricePurchase } from '@/lib/domain/cart/purchase-price';
import { roundMoney } from '@/lib/domain/money';
import { forAll } from '@/tests/support/for-all';
import { makePricing, makeSnapshot } from '../product/make-product';

/** The page says $3,134.05 and strikes $3,299.00. */
const line = toCartLine(
  {
    ...makeSnapshot({
      id: '1',
      pricing: makePricing({
        priceWithTax: 3299,
        currentPriceWithTax: 3299,
        mwiOnePriceWithTax: 3134.05,
        mwiOneDiscPercent: 5,
      }),
    }),
    hasMonths: true,
  },
  1,
);

const totals = (change: Partial<PurchaseTotals> = {}): PurchaseTotals => ({
  tax: 476.69,
  total: 3456,
  ivaPercentage: 16,
  couponCode: null,
  couponDiscount: 0,
  onePayDiscount: 0,
  shipping: 157,
  shippingDiscount: 0,
  insurance: 0,
  ...change,
});
const price = (
  sent: PurchaseTotals,
  payment: 'open' | 'once' | 'months' = 'open',
  lines: readonly (typeof line)[] | null = [line],
) => pricePurchase(sent, { payment, lines, delivery: 'courier' });
const rowsOf = ({ rows }: ReturnType<typeof price>) =>
  rows.map(({ name, amount }) => [name, amount]);

const AT_ONCE = [
  ['products', 3299],
  ['cash', -164.95],
  ['shipping', 157],
];

describe('while no payment is chosen', () => {
  it('costs what the card says, also where the backend waits for the payment', () => {
    const found = price(totals({ amountDue: 3456 }));
    expect(rowsOf(found)).toEqual(AT_ONCE);
    expect(found.totals).toMatchObject({ total: 3291.05, amountDue: 3291.05, tax: 453.94 });
    expect(found.inMonths).toBe(3456);
  });

  it('takes the discount off once', () => {
    const found = price(totals({ total: 3291.05, onePayDiscount: 164.95 }));
    expect(rowsOf(found)).toEqual(AT_ONCE);
    expect(found.totals.total).toBe(3291.05);
  });
});

describe('with a chosen payment', () => {
  it('charges what the backend says, with the same rows', () => {
    const found = price(totals({ total: 3291.05, onePayDiscount: 164.95 }), 'once');
    expect(rowsOf(found)).toEqual(AT_ONCE);
  });

  it('names the discount that a backend takes off without a word', () => {
    const found = price(totals({ total: 3291.05 }), 'once');
    expect(rowsOf(found)).toEqual(AT_ONCE);
    expect(found.totals.total).toBe(3291.05);
  });

  it('names the part of it that is not paid in months', () =>
    expect(rowsOf(price(totals({ total: 3356 }), 'months'))).toEqual([
      ['products', 3299],
      ['cash', -100],
      ['months', 0],
      ['shipping', 157],
    ]));

  it('says why the price of the card does not apply', () => {
    const months = price(totals(), 'months');
    expect(months.totals.total).toBe(3456);
    expect(rowsOf(months)).toEqual([
      ['products', 3299],
      ['months', 0],
      ['shipping', 157],
    ]);
    expect(rowsOf(price(totals(), 'once'))[1]).toEqual(['noCash', 0]);
  });
});

it('names what the backend adds or takes off without saying why', () => {
  expect(rowsOf(price(totals({ total: 3506 }), 'months'))).toContainEqual(['charge', 50]);
  expect(rowsOf(price(totals({ total: 3406 }), 'once'))).toContainEqual(['discount', -50]);
  // The cents of amounts without IVA are none of it.
  expect(rowsOf(price(totals({ total: 3456.02 }), 'months'))[0]).toEqual(['products', 3299.02]);
});

it('names a coupon whose code was not sent', () => {
  const found = price(totals({ total: 3356, couponDiscount: 100 }), 'months');
  expect(rowsOf(found)).toContainEqual(['coupon', -100]);
});

it('shows a charged delivery whatever the order is, and a free one where it is delivered', () => {
  const deliver = (sent: PurchaseTotals, delivery: 'courier' | 'pickup' | 'none') =>
    pricePurchase(sent, { payment: 'months', lines: null, delivery }).rows.map(({ name }) => name);
  expect(deliver(totals(), 'none')).toContain('shipping');
  expect(deliver(totals({ shippingDiscount: 157 }), 'courier')).toContain('shipping');
  expect(deliver(totals({ shipping: 0 }), 'none')).not.toContain('shipping');
  expect(deliver(totals({ shipping: null }), 'pickup')).toContain('pickup');
});

it('has rows that add up to the total, whatever was sent', () => {
  const cents = fc.integer({ min: 0, max: 900_000 }).map((value) => value / 100);
  const payments = fc.constantFrom('open', 'once', 'months');
  forAll(
    cents,
    cents,
    cents,
    cents,
    payments,
    fc.boolean(),
    (total, shipping, insurance, coupon, payment, isKnown) => {
      const sent = totals({ total, shipping, insurance, couponDiscount: coupon });
      const found = price(sent, payment as 'open', isKnown ? [line] : null);
      const sum = found.rows.reduce((all, { amount }) => all + amount, 0);
      expect(roundMoney(sum)).toBe(found.totals.total);
    },
  );
});
