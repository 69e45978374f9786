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

const filters = (query: string) => parseOrderFilters(new URLSearchParams(query));

describe('order filters', () => {
  it('are read from the URL', () => {
    expect(filters('estado=shipped&buscar=+gpu+&desde=2026-01-01&hasta=2026-02-28')).toEqual({
      status: 'shipped',
      search: 'gpu',
      from: '2026-01-01',
      to: '2026-02-28',
    });
  });

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
  it('list the rows from the subtotal to the total', () => {
    const parts = fc.tuple(cents, cents, cents, cents, cents, cents, cents, cents);
    fc.assert(
      fc.property(parts, ([subtotal, coupon, cash, onePay, other, shipping, insurance, iva]) => {
        const discount = roundMoney(coupon + cash + onePay + other);
        const rows = getOrderAmountRows({
          ...NONE,
          subtotal,
          discount,
          couponDiscount: coupon,
          cashDiscount: cash,
          onePayDiscount: onePay,
          shipping,
          insurance,
          iva,
        });
        const total = roundMoney(subtotal - discount + shipping + insurance + iva);
        expect(roundMoney(rows.reduce((sum, { amount }) => sum + amount, 0))).toBe(total);
      }),
    );
  });

  it('leave out rows with 0, except subtotal and shipping', () => {
    expect(getOrderAmountRows(NONE).map(({ name }) => name)).toEqual(['subtotal', 'shipping']);
    const coupon = getOrderAmountRows({ ...NONE, discount: 100, couponDiscount: 100 });
    expect(coupon.map(({ name }) => name)).toEqual(['subtotal', 'coupon', 'shipping']);
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
