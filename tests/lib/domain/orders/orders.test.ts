import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundMoney } from '@/lib/domain/money';
import { getAmountPaidBesidesWallet, getOrderAmountRows } from '@/lib/domain/orders/amounts';
import {
  hasOrderFilters,
  isDateRangeReversed,
  parseOrderFilters,
} from '@/lib/domain/orders/filters';
import {
  getOrderStatusAppearance,
  getPaymentStatusAppearance,
  isAwaitingPayment,
  isPaymentPending,
} from '@/lib/domain/orders/status';
import { forAll } from '@/tests/support/for-all';

const filters = (query: string) => parseOrderFilters(new URLSearchParams(query));

describe('order filters', () => {
  it('are read from the URL', () =>
    expect(filters('estado=shipped&buscar=+gpu+&desde=2026-01-01&hasta=2026-02-28')).toEqual({
      status: 'shipped',
      search: 'gpu',
      from: '2026-01-01',
      to: '2026-02-28',
    }));

  it('ignore invalid values', () => {
    expect(filters('estado=a/b&buscar=++&desde=2026-02-30&hasta=ayer')).toEqual({
      status: null,
      search: null,
      from: null,
      to: null,
    });
    expect(hasOrderFilters(filters('pagina=3'))).toBe(false);
    expect(hasOrderFilters(filters('buscar=x'))).toBe(true);
    expect(filters(`buscar=${'x'.repeat(500)}`).search).toHaveLength(100);
  });

  it('detect a reversed date range', () => {
    expect(isDateRangeReversed(filters('desde=2026-02-02&hasta=2026-02-01'))).toBe(true);
    expect(isDateRangeReversed(filters('desde=2026-02-01&hasta=2026-02-01'))).toBe(false);
    expect(isDateRangeReversed(filters('desde=2026-02-01'))).toBe(false);
  });
});

const NONE = {
  subtotal: 0,
  discount: 0,
  couponDiscount: 0,
  cashDiscount: 0,
  onePayDiscount: 0,
  shipping: 0,
  insurance: 0,
  iva: 0,
  ivaPercent: 16,
  total: 0,
  walletUsed: 0,
  walletEarned: 0,
};
const cents = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => amount / 100);

describe('order amounts', () => {
  it('add up to the total, with IVA in each of them', () => {
    const parts = fc.record({
      couponDiscount: cents,
      cashDiscount: cents,
      onePayDiscount: cents,
      shipping: cents,
      insurance: cents,
      total: cents,
    });
    forAll(parts, cents, (said, other) => {
      const named = said.couponDiscount + said.cashDiscount + said.onePayDiscount;
      const rows = getOrderAmountRows({ ...NONE, ...said, discount: roundMoney(named + other) });
      expect(roundMoney(rows.reduce((sum, { amount }) => sum + amount, 0))).toBe(said.total);
    });
  });

  it('are the prices that the shopper saw, to the cent', () => {
    const order = { ...NONE, subtotal: 3102.59, shipping: 93.97, insurance: 50, iva: 519.45 };
    expect(getOrderAmountRows({ ...order, total: 3766 })).toEqual([
      { name: 'products', amount: 3599 },
      { name: 'shipping', amount: 109 },
      { name: 'insurance', amount: 58 },
    ]);
    expect(getOrderAmountRows({ ...order, shipping: null, insurance: 0, total: 3599 })).toEqual([
      { name: 'products', amount: 3599 },
    ]);
    expect(getOrderAmountRows({ ...NONE, subtotal: null, shipping: null, total: 50 })).toEqual([]);
  });

  it('take the cents that a discount without IVA leaves open from what was bought', () => {
    // $12,349.00 with $987.92 off: 851.66 without IVA is also $987.93.
    const order = { ...NONE, subtotal: 10_645.69, discount: 851.66, onePayDiscount: 851.66 };
    const amounts = { ...order, shipping: 0, iva: 1567.05, total: 11_361.08 };
    expect(getOrderAmountRows(amounts, true, [{ total: 12_349 }])).toEqual([
      { name: 'products', amount: 12_349 },
      { name: 'cash', amount: -987.92 },
    ]);
    // What is more than cents is another price, which the order says itself.
    const other = getOrderAmountRows(amounts, true, [{ total: 12_000 }]);
    expect(other[0]).toEqual({ name: 'products', amount: 12_349.01 });
  });

  it('are with IVA when the sum says that they were sent with it', () => {
    const rows = (amounts: object) => getOrderAmountRows({ ...NONE, iva: 519.45, ...amounts });
    const shown = [
      { name: 'products', amount: 3599 },
      { name: 'shipping', amount: 109 },
      { name: 'insurance', amount: 58 },
    ];
    const gross = { shipping: 109, insurance: 58, total: 3766 };
    expect(rows({ subtotal: 3102.59, ...gross })).toEqual(shown);
    expect(rows({ subtotal: 3599, ...gross })).toEqual(shown);
    expect(rows({ subtotal: 3599, ...gross, shipping: 93.97, insurance: 50 })).toEqual(shown);
    // No reading adds up: what was sent is shown, and the products are what it leaves of the total.
    expect(rows({ subtotal: 3599, shipping: 109, total: 4000 })).toEqual([
      { name: 'products', amount: 3891 },
      { name: 'shipping', amount: 109 },
    ]);
    // The shipping is in the total and nobody says it.
    expect(rows({ subtotal: 3102.59, shipping: null, total: 3708 })).toEqual([
      { name: 'products', amount: 3599 },
    ]);
  });

  it('leave out rows with 0, except products and shipping', () => {
    expect(getOrderAmountRows(NONE).map(({ name }) => name)).toEqual(['products', 'shipping']);
    const coupon = getOrderAmountRows({ ...NONE, discount: 100, couponDiscount: 100 });
    expect(coupon.map(({ name }) => name)).toEqual(['products', 'coupon', 'shipping']);
  });

  it('have no row of a shipping that a digital order does not have', () => {
    expect(getOrderAmountRows(NONE, true).map(({ name }) => name)).toEqual(['products']);
    const charged = getOrderAmountRows({ ...NONE, shipping: 10 }, true);
    expect(charged.map(({ name }) => name)).toContain('shipping');
  });

  it('give the amount that was not paid with the wallet', () => {
    expect(getAmountPaidBesidesWallet({ ...NONE, total: 100.1, walletUsed: 50.05 })).toBe(50.05);
    expect(getAmountPaidBesidesWallet({ ...NONE, total: 10, walletUsed: 20 })).toBe(0);
  });
});

it('has an appearance for every status, also for an unknown one', () => {
  expect(getOrderStatusAppearance('shipped')).toEqual({ tone: 'moving', icon: 'truck' });
  expect(getOrderStatusAppearance('constructor')).toEqual({ tone: 'moving', icon: 'info' });
  expect(getPaymentStatusAppearance('failed').tone).toBe('stopped');
  expect([isPaymentPending('pending'), isPaymentPending('success')]).toEqual([true, false]);
  const waits = (status: string, paymentStatus: string) =>
    isAwaitingPayment({ status, paymentStatus });
  expect([waits('pending_payment', ''), waits('paid', 'pending')]).toEqual([true, false]);
  expect([waits('apartado', 'pending'), waits('apartado', 'success')]).toEqual([true, false]);
});
