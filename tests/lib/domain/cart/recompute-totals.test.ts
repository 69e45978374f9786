import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeTotals } from '@/lib/domain/cart/purchase-price';
import { getProductsAmount, totalWithCreditAndWallet } from '@/lib/domain/cart/tax-and-totals';
import { roundMoney } from '@/lib/domain/money';
import { forAll } from '@/tests/support/for-all';

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
