import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCartLine } from '@/lib/domain/cart/lines';
import { changeTotals, type PurchaseTotals, pricePurchase } from '@/lib/domain/cart/purchase-price';
import { getProductsAmount, totalWithCreditAndWallet } from '@/lib/domain/cart/tax-and-totals';
import { roundMoney } from '@/lib/domain/money';
import { forAll } from '@/tests/support/for-all';
import { makePricing, makeSnapshot } from '../product/make-product';

/** The page says $3,134.05 and strikes $3,299.00. */
const pricing = makePricing({
  priceWithTax: 3299,
  currentPriceWithTax: 3299,
  mwiOnePriceWithTax: 3134.05,
  mwiOneDiscPercent: 5,
});
const line = toCartLine({ ...makeSnapshot({ id: '1', pricing }), hasMonths: true }, 1);

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

const pesos = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const taxed = pesos.map((net) => ({ net, withTax: roundMoney(net * 1.16) }));

describe('IVA and total', () => {
  it('grow by an amount and its IVA, to the cent', () =>
    forAll(taxed, taxed, (products, shipping) => {
      const before = { tax: roundMoney(products.withTax - products.net), total: products.withTax };
      const { tax, total } = changeTotals(before, shipping);
      expect(roundMoney(total - tax)).toBe(roundMoney(products.net + shipping.net));
      expect(total).toBe(roundMoney(products.withTax + shipping.withTax));
    }));

  it('are what they were when the amount is taken off again, and a visitor’s get no other amounts', () =>
    forAll(taxed, taxed, ({ net, withTax }, amount) => {
      const before = { tax: roundMoney(withTax - net), total: withTax };
      const off = { net: -amount.net, withTax: -amount.withTax };
      expect(changeTotals(changeTotals(before, amount), off)).toEqual(before);
    }));
});

it('leaves to pay what neither wallet nor earlier payments paid, and never less than nothing', () => {
  expect(totalWithCreditAndWallet(1000.1, 0.2)).toBe(999.9);
  expect(totalWithCreditAndWallet(1000, 100, 250.5)).toBe(649.5);
  expect(totalWithCreditAndWallet(100, 150)).toBe(0);
});

it('the wallet pays no more than what is to be paid, whatever is taken off', () => {
  const wallet = (walletToUse: number) => {
    const sent = { tax: 164, total: 1189, walletToUse, amountDue: roundMoney(1189 - walletToUse) };
    return changeTotals(sent, { net: -25, withTax: -29 });
  };
  const left = { tax: 160, total: 1160 };
  for (const much of [1189, 1170])
    expect(wallet(much)).toEqual({ ...left, walletToUse: 1160, amountDue: 0 });
  expect(wallet(1000)).toEqual({ ...left, walletToUse: 1000, amountDue: 160 });
  forAll(taxed, taxed, fc.integer({ min: 0, max: 100 }), (products, off, percent) => {
    const total = roundMoney(products.withTax + off.withTax);
    const walletToUse = roundMoney((total * percent) / 100);
    const sent = { tax: 0, total, walletToUse, amountDue: roundMoney(total - walletToUse) };
    const left = changeTotals(sent, { net: -off.net, withTax: -off.withTax });
    expect(roundMoney(left.walletToUse + left.amountDue)).toBe(left.total);
  });
});

it('gives the products what the other rows leave of the total', () => {
  const delivery = { shipping: 109, shippingDiscount: 9, insurance: 50 };
  const amounts = { total: 1150, ...delivery, discounts: [30, 20.5] };
  expect(getProductsAmount(amounts)).toBe(1050.5);
  expect(getProductsAmount({ ...amounts, shipping: null, shippingDiscount: 0 })).toBe(1150.5);
});
