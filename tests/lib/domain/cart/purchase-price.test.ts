import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCartLine } from '@/lib/domain/cart/lines';
import { type PurchaseTotals, pricePurchase } from '@/lib/domain/cart/purchase-price';
import { roundMoney } from '@/lib/domain/money';
import { forAll } from '@/tests/support/for-all';
import { makePricing, makeSnapshot } from '../product/make-product';

/** The page says $3,134.05 and strikes $3,299.00. */
const pricing = makePricing({
  ...{ priceWithTax: 3299, currentPriceWithTax: 3299 },
  ...{ mwiOnePriceWithTax: 3134.05, mwiOneDiscPercent: 5 },
});
const line = toCartLine({ ...makeSnapshot({ id: '1', pricing }), hasMonths: true }, 1);

const totals = (change: Partial<PurchaseTotals> = {}): PurchaseTotals => ({
  ...{ tax: 476.69, total: 3456, ivaPercentage: 16, couponCode: null, couponDiscount: 0 },
  ...{ onePayDiscount: 0, shipping: 157, shippingDiscount: 0, insurance: 0 },
  ...change,
});
const price = (
  sent: PurchaseTotals,
  payment: 'open' | 'once' | 'months' = 'open',
  lines: readonly (typeof line)[] | null = [line],
) => pricePurchase(sent, { payment, lines, delivery: 'courier' });
const rowsOf = ({ rows }: ReturnType<typeof price>) =>
  rows.map(({ name, amount }) => `${name} ${amount}`);

const AT_ONCE = ['products 3299', 'cash -164.95', 'shipping 157'];

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
  it.each([
    ['said', { onePayDiscount: 164.95 }],
    ['taken off without a word', {}],
  ])('charges what the backend says and names the discount, whether it is %s', (_, said) => {
    const found = price(totals({ total: 3291.05, ...said }), 'once');
    expect(rowsOf(found)).toEqual(AT_ONCE);
    expect(found.totals.total).toBe(3291.05);
  });

  it('names the part of it that is not paid in months', () => {
    const rows = ['products 3299', 'cash -100', 'months 0', 'shipping 157'];
    expect(rowsOf(price(totals({ total: 3356 }), 'months'))).toEqual(rows);
  });

  it('says why the price of the card does not apply', () => {
    const months = price(totals(), 'months');
    expect(months.totals.total).toBe(3456);
    expect(rowsOf(months)).toEqual(['products 3299', 'months 0', 'shipping 157']);
    expect(rowsOf(price(totals(), 'once'))[1]).toBe('noCash 0');
  });
});

it.each([
  ['what the backend adds without saying why', { total: 3506 }, 'months', 'charge 50'],
  ['what the backend takes off without saying why', { total: 3406 }, 'once', 'discount -50'],
  ['no cents of amounts without IVA', { total: 3456.02 }, 'months', 'products 3299.02'],
  ['an unsent coupon', { total: 3356, couponDiscount: 100 }, 'months', 'coupon -100'],
] as const)('names %s', (_, change, payment, row) =>
  expect(rowsOf(price(totals(change), payment))).toContain(row),
);

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
  const payments = fc.constantFrom('open' as const, 'once', 'months');
  const amounts = { total: cents, shipping: cents, insurance: cents, couponDiscount: cents };
  forAll(fc.record(amounts), cents, payments, fc.boolean(), (sent, onePay, payment, isKnown) => {
    const paid = totals({ ...sent, onePayDiscount: isKnown ? 0 : onePay });
    const found = price(paid, payment, isKnown ? [line] : null);
    const sum = found.rows.reduce((all, { amount }) => all + amount, 0);
    expect(roundMoney(sum)).toBe(found.totals.total);
  });
});
