import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { summarizeCustomerCart } from '@/lib/domain/cart/purchase-price';
import { roundMoney } from '@/lib/domain/money';
import { forAll } from '@/tests/support/for-all';
import { createCartTotals, createCustomerCartItem } from '../../../support/create-customer-cart';

const INSURED = { hasShippingInsurance: true, isInsuranceChosen: true };
const UNINSURED = { hasShippingInsurance: false, isInsuranceChosen: true };
const cents = fc.integer({ min: 0, max: 5_000_000 }).map((amount) => amount / 100);

it('adds up to the cent with IVA, insured or without the insurance and its tax alone', () =>
  forAll(cents, cents, cents, cents, fc.boolean(), (products, shipping, net, wallet, is) => {
    const insuranceTax = roundMoney(net * 0.16);
    const insurance = roundMoney(net + insuranceTax);
    const total = roundMoney(products + shipping + insurance);
    const tax = roundMoney(total - total / 1.16);
    const sent = { shipping, insurance, insuranceTax, tax, total, walletToUse: wallet };
    const totals = createCartTotals(sent);
    const summary = summarizeCustomerCart(totals, is ? INSURED : UNINSURED);
    const rows = roundMoney(products + (summary.shipping ?? 0) + summary.insurance);
    expect([rows, summary.insurance]).toEqual([summary.total, is ? insurance : 0]);
    expect(summary.tax).toBe(roundMoney(totals.tax - (is ? 0 : insuranceTax)));
    expect(summary.toPay).toBe(Math.max(roundMoney(totals.amountDue - (is ? 0 : insurance)), 0));
  }));

const summarize = (
  change: Partial<CustomerCartTotals>,
  lines?: Parameters<typeof summarizeCustomerCart>[2],
) => summarizeCustomerCart(createCartTotals(change), INSURED, lines);

it('follows the server when shipping is free, and shows the progress otherwise', () => {
  const far = { total: 1099, shipping: 99, shippingMinAmount: 4000 };
  expect(summarize(far).freeShipping).toEqual({ isReached: false, missing: 3000, percent: 25 });
  const free = { total: 1000, shippingMinAmount: 4000, freeShippingProducts: [] };
  expect(summarize(free).freeShipping?.isReached).toBe(true);
  expect(summarize({ ...far, shippingMinAmount: 0 }).freeShipping).toBeNull();
  expect(summarize({ ...free, isShippingRequired: false }).freeShipping).toBeNull();
  expect(summarize({ shipping: 85.34, shippingDiscount: 85.34 }).shipping).toBe(0);
  // An amount that decides nothing is not named.
  expect(summarize({ total: 300, shippingMinAmount: 4999, shipping: 0 }).freeShipping).toBeNull();
});

it('announces free shipping when the promotion ships all lines, or all that costs something', () => {
  const lines = ['1', '2'].map((id) => createCustomerCartItem(id, 1).line);
  const isFree = (freeShippingProducts: string[], shipping = 99) => {
    const totals = { total: 1899, shipping, shippingMinAmount: 4999, freeShippingProducts };
    return summarize(totals, lines).freeShipping?.isReached;
  };
  expect(isFree([])).toBe(true);
  expect(isFree(['2', '1'])).toBe(true);
  expect(isFree(['2'])).toBe(false);
  // The other one comes by e-mail.
  expect(isFree(['2'], 0)).toBe(true);
});

it('counts towards free shipping what a guest’s cart counts, whatever is paid at once', () => {
  const sent = { shipping: 99, shippingMinAmount: 4999 };
  for (const paid of [{ total: 3899, onePayDiscount: 200 }, { total: 4099 }])
    expect(summarize({ ...sent, ...paid }).freeShipping?.missing).toBe(999);
});

it('adds up the wallet credit that is earned', () => {
  const credits = { couponWalletAmount: 10.1, walletPromotionAmount: 20.2 };
  expect(summarize({ ...credits, mwiWalletAmountWithTax: 0.05 }).walletEarned).toBe(30.35);
});

it('has neither courier nor insurance while a pickup has no store', () => {
  const totals = createCartTotals({
    count: 1,
    shipping: 116,
    insurance: 29,
    insuranceTax: 4,
    insuranceOffer: 29,
    tax: 180,
    total: 1305,
    shippingMinAmount: 2000,
    walletToUse: 1305,
    amountDue: 0,
  });
  const choice = { ...INSURED, isPickedUp: true };
  expect(summarizeCustomerCart(totals, choice)).toMatchObject({
    rows: [
      { name: 'products', amount: 1160 },
      { name: 'pickup', amount: 0 },
    ],
    total: 1160,
    tax: 160,
    walletToUse: 1160,
    toPay: 0,
    isInsured: false,
    insuranceOffer: 0,
    freeShipping: null,
  });
  // Nothing is fetched of what comes by e-mail.
  const digital = createCartTotals({ count: 1, isShippingRequired: false, total: 1160, tax: 160 });
  expect(summarizeCustomerCart(digital, choice).delivery).toBe('none');
});
