import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundMoney } from '@/lib/domain/money';
import { getAmountPaidBesidesWallet, getOrderAmountRows } from '@/lib/domain/orders/amounts';
import { getTrackingUrl } from '@/lib/domain/orders/delivery-progress';
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
  it('are read from the URL', () => {
    const read = filters('estado=shipped&buscar=+gpu+&desde=2026-01-01&hasta=2026-02-28');
    const days = { from: '2026-01-01', to: '2026-02-28' };
    expect(read).toEqual({ status: 'shipped', search: 'gpu', ...days });
  });

  it('ignore invalid values', () => {
    const invalid = filters('estado=a/b&buscar=++&desde=2026-02-30&hasta=ayer');
    expect(Object.values(invalid)).toEqual([null, null, null, null]);
    expect(hasOrderFilters(filters('pagina=3'))).toBe(false);
    expect(hasOrderFilters(filters('buscar=x'))).toBe(true);
    expect(filters(`buscar=${'x'.repeat(500)}`).search).toHaveLength(100);
  });

  it('detect a reversed date range', () => {
    const reversed = 'desde=2026-02-02&hasta=2026-02-01';
    const others = ['desde=2026-02-01&hasta=2026-02-01', 'desde=2026-02-01'];
    const found = [reversed, ...others].filter((query) => isDateRangeReversed(filters(query)));
    expect(found).toEqual([reversed]);
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
type Items = Parameters<typeof getOrderAmountRows>[2];
/** The rows of an order. */
const rowsOf = (amounts: object, isDigital = false, items: Items = []) =>
  getOrderAmountRows({ ...NONE, ...amounts }, isDigital, items)
    .map(({ name, amount }) => `${name} ${amount}`)
    .join(', ');

describe('order amounts', () => {
  it('add up to the total, with IVA in each of them', () => {
    const discounts = { couponDiscount: cents, cashDiscount: cents, onePayDiscount: cents };
    const parts = fc.record({ ...discounts, shipping: cents, insurance: cents, total: cents });
    forAll(parts, cents, (said, other) => {
      const named = said.couponDiscount + said.cashDiscount + said.onePayDiscount;
      const rows = getOrderAmountRows({ ...NONE, ...said, discount: roundMoney(named + other) });
      expect(roundMoney(rows.reduce((sum, { amount }) => sum + amount, 0))).toBe(said.total);
    });
  });

  it('are the prices that the shopper saw, to the cent', () => {
    const order = { subtotal: 3102.59, shipping: 93.97, insurance: 50, iva: 519.45 };
    expect(rowsOf({ ...order, total: 3766 })).toBe('products 3599, shipping 109, insurance 58');
    expect(rowsOf({ ...order, shipping: null, insurance: 0, total: 3599 })).toBe('products 3599');
    expect(rowsOf({ subtotal: null, shipping: null, total: 50 })).toBe('');
  });

  it('take the cents that a discount without IVA leaves open from what was bought', () => {
    // $12,349.00 with $987.92 off: 851.66 without IVA is also $987.93.
    const order = { subtotal: 10_645.69, discount: 851.66, onePayDiscount: 851.66 };
    const amounts = { ...order, shipping: 0, iva: 1567.05, total: 11_361.08 };
    expect(rowsOf(amounts, true, [{ total: 12_349 }])).toBe('products 12349, cash -987.92');
    // What is more than cents is another price, which the order says itself.
    expect(rowsOf(amounts, true, [{ total: 12_000 }])).toMatch(/^products 12349\.01,/);
  });

  it.each([
    ['without IVA', { subtotal: 3102.59 }],
    ['with it', { subtotal: 3599 }],
    ['with it but for the delivery', { subtotal: 3599, shipping: 93.97, insurance: 50 }],
  ])('are with IVA when the sum says that they were sent %s', (_, amounts) => {
    const gross = { iva: 519.45, shipping: 109, insurance: 58, total: 3766 };
    expect(rowsOf({ ...gross, ...amounts })).toBe('products 3599, shipping 109, insurance 58');
  });

  it('are what was sent when no reading adds up, and the products what that leaves of the total', () =>
    expect(rowsOf({ iva: 519.45, subtotal: 3599, shipping: 109, total: 4000 })).toBe(
      'products 3891, shipping 109',
    ));

  it('leave out a shipping that is in the total and that nobody says', () => {
    const sent = { iva: 519.45, subtotal: 3102.59, shipping: null, total: 3708 };
    expect(rowsOf(sent)).toBe('products 3599');
  });

  it('leave out rows with 0, except products and shipping', () => {
    expect(rowsOf({})).toBe('products 0, shipping 0');
    const coupon = rowsOf({ discount: 100, couponDiscount: 100 });
    expect(coupon).toBe('products 100, coupon -100, shipping 0');
  });

  it('have no row of a shipping that a digital order does not have', () => {
    expect(rowsOf({}, true)).toBe('products 0');
    expect(rowsOf({ shipping: 10 }, true)).toContain('shipping');
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
  expect(['pending', 'success'].filter(isPaymentPending)).toEqual(['pending']);
});

it.each([
  ['pending_payment', '', true],
  ['paid', 'pending', false],
  ['apartado', 'pending', true],
  ['apartado', 'success', false],
])('an order that is %s with the payment %s waits for it: %s', (status, paymentStatus, waits) =>
  expect(isAwaitingPayment({ status, paymentStatus })).toBe(waits),
);

it.each([
  ['Estafeta', 'cs.estafeta.com'],
  ['DHL Express', 'www.dhl.com'],
  ['FedEx', 'www.fedex.com'],
  ['99 Minutos', 'tracking.99minutos.com'],
  ['J&T Express', 'www.jtexpress.mx'],
])('a parcel of %s is followed at %s', (courier, host) => {
  const url = new URL(getTrackingUrl(courier, '123 4/5') ?? '');
  expect([url.protocol, url.host]).toEqual(['https:', host]);
  expect(url.href).toContain('123%204%2F5');
});

it('a parcel of an unknown courier, or without a number, has no page', () => {
  const unknown = [getTrackingUrl('Mensajería Propia', '1234'), getTrackingUrl('', '1234')];
  expect([...unknown, getTrackingUrl('Estafeta', '')]).toEqual([null, null, null]);
});
