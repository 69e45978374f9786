import { describe, expect, it } from 'vitest';
import { toCartTotals } from '@/lib/api/cart-totals';
import { toCheckoutTotals } from '@/lib/api/checkout-totals';
import { ApiError } from '@/lib/api/client/errors';
import { toCourier } from '@/lib/api/delivery-options';
import { toMonthlyGroups, toMonthlyOptions } from '@/lib/api/monthly-options';
import { toMethodName } from '@/lib/api/payment-method-names';
import { toTokenizable } from '@/lib/api/stored-cards';
import { toTransactionAnswer } from '@/lib/api/transactions';
import { pricePurchase } from '@/lib/domain/cart/purchase-price';
import { modelOf } from '@/tests/support/resource';

const inMeta = (meta: Record<string, unknown>) => ({ data: null, meta, links: {} });
const inData = (fields: object) => ({ ...inMeta({}), data: modelOf(fields) });
const transaction = (fields: object, knownTotal?: number) =>
  toTransactionAnswer(inData(fields), knownTotal)?.transaction;

describe('the resources of the checkout', () => {
  it('never contain a security code', () => {
    const codes = ['123', 1234, 'cvctok_1', null].map((cvc) => {
      const payload = { cvc, creation_date: '2026-01-01' };
      return toTokenizable(modelOf({ payload }))?.payload.cvc;
    });
    expect(codes).toEqual([null, null, 'cvctok_1', null]);
  });

  it('treat an unknown status as pending', () => {
    const found = ['success', 'en_revision', undefined].map(
      (payment_status) => transaction({ payment_status, total: 100 })?.paymentStatus,
    );
    expect(found).toEqual(['success', 'pending', 'pending']);
  });

  it('know what is left of a transaction, and say nothing without an amount', () => {
    expect(transaction({ total: 100, payment_applied: 40 })?.amountDue).toBe(60);
    expect(transaction({ total: 100, amount_due: 0 })?.amountDue).toBe(0);
    expect(transaction({ amount_due: 60, payment_applied: 40 })?.total).toBe(100);
    expect(transaction({}, 100)).toMatchObject({ total: 100, amountDue: 100 });
    expect(transaction({})).toMatchObject({ total: null, amountDue: null });
  });

  it.each([
    [{ payment_status: 'pending' }, true],
    [{ payment_status: 'rechazado' }, true],
    [{ payment_status: 'en revisión' }, true],
    [{ payment_status: 'pagado' }, false],
    [{ payment_status: 'refunded' }, false],
    [{ payment_status: 'pending', total: 100, payment_applied: 100 }, false],
    [{ payment_status: 'pending', is_payable: 0 }, false],
    [{ payment_status: 'success', is_payable: '1' }, true],
  ])('know whether %j can still be paid', (fields, isPayable) =>
    expect(transaction(fields)).toMatchObject({ isPayable }),
  );

  it('complete a plan that has only months and price, as in the specification', () => {
    const plans = [
      { monthly_payment_months: 3, price: 100.1 },
      { monthly_payment_months: 0, price: 1 },
      { monthly_payment_months: 6 },
    ];
    const groups = [{ max_months: 3, plans }];
    const price = 100.1;
    const plan = { months: 3, price, firstPayment: price, total: 300.3, interestPercent: null };
    const read = [{ id: '3', maxMonths: 3, productIds: [], plans: [plan] }];
    expect(toMonthlyOptions(inMeta({ monthly_payment_options: groups }))).toEqual(read);
    expect(toMonthlyGroups(inData({ monthlyPaymentGroups: { groups } }))).toEqual(read);
    expect(toMonthlyGroups(inMeta({ monthlyPaymentGroups: groups }))).toEqual(read);
  });

  it.each([
    [[], []],
    [{}, []],
    [null, null],
    [undefined, null],
    ['3', null],
  ])('take the options %o of a method for %o, where null is another place’s', (sent, options) => {
    expect(toMonthlyOptions(inMeta({ monthly_payment_options: sent }))).toEqual(options);
    expect(toMonthlyGroups(inMeta({ monthlyPaymentGroups: sent }))).toEqual([]);
  });

  it('drop an offer without a price, and are an error without the amounts of a purchase', () => {
    expect(toCourier(modelOf({ name: 'DHL' }))).toBeNull();
    for (const discount_with_tax of [99, 120]) {
      const free = modelOf({ name: 'DHL', price_with_tax: 99, discount_with_tax });
      expect(toCourier(free)).toMatchObject({ total: 0 });
    }
    const amounts = { subtotal: 9.05, tax: 1.45, total: '10.50' };
    for (const nothing of [{}, { total: null }, { total: 'x', subtotal: null, tax: 1.45 }]) {
      expect(() => toCheckoutTotals(inMeta(nothing))).toThrow(ApiError);
      expect(() => toCartTotals(nothing)).toThrow(ApiError);
    }
    expect(toCheckoutTotals(inMeta(amounts))).toMatchObject({ total: 10.5, amountDue: 10.5 });
    const used = { ...amounts, wallet_to_use: 3, payment_applied: 2 };
    const told = { ...used, total_with_credit_and_wallet: 4 };
    // The cart and the checkout name one amount to pay from one answer.
    for (const [fields, amountDue] of [
      [used, 5.5],
      [told, 4],
    ] as const) {
      expect(toCheckoutTotals(inMeta(fields))).toMatchObject({ total: 10.5, amountDue });
      expect(toCartTotals(fields)).toMatchObject({ total: 10.5, amountDue });
    }
  });

  it('complete the totals of a purchase from the fields that the specification names', () => {
    const sent = {
      subtotal: '1000.00',
      promotion_discount: 100,
      total_discount: 100,
      shipping: 100,
      shipping_discount: 0,
      shipping_insurance: 25,
      insurance_per_thousand: 12.5,
      iva_percentage: 16,
    };
    const complete = { tax: 164, total: 1189, shipping: 116, insurance: 29 };
    expect(toCheckoutTotals(inData(sent))).toMatchObject({ ...complete, ivaPercentage: 16 });
    expect(toCartTotals(sent)).toMatchObject({ ...complete, insuranceTax: 4, insuranceOffer: 29 });
    const { shipping_insurance: _, ...uninsured } = sent;
    expect(toCartTotals(uninsured).insuranceOffer).toBe(29);
  });

  it('have the prices that the net amounts were made of, so that one screen says one price', () => {
    // The courier says $99.00, which is 85.34 and its IVA; the lines say $1,000.00.
    const net = { subtotal: 862.07, shipping: 85.34 };
    const sent = { ...net, iva_percentage: 16, tax: 151.59, total: 1099 };
    const totals = toCheckoutTotals(inMeta(sent));
    const terms = { payment: 'once', lines: null, delivery: 'courier' } as const;
    const rows = [
      { name: 'products', amount: 1000 },
      { name: 'shipping', amount: 99 },
    ];
    expect(pricePurchase(totals, terms).rows).toEqual(rows);
    expect(pricePurchase(toCartTotals(sent), terms).rows).toEqual(rows);
  });

  it('say nothing about shipping that was not sent, and reckon from the total what else is missing', () => {
    const totals = toCheckoutTotals(inMeta({ total: 116 }));
    expect(totals).toMatchObject({ shipping: null, tax: 16, total: 116, hasShipping: true });
    expect(toCartTotals({ total: 116 })).toMatchObject({ shipping: null, total: 116, tax: 16 });
    expect(toCartTotals({ total: 108, tax: 8 }).ivaPercentage).toBe(8);
  });
});

it('shows the name of the backend', () =>
  expect(toMethodName('Crédito empresarial', 'credit')).toBe('Crédito empresarial'));

it.each([
  ['credit', 'Crédito'],
  ['credit_card', 'Tarjeta de crédito o débito'],
  ['stripe_card', 'Tarjeta de crédito o débito'],
  ['paypal_card_v2', 'Tarjeta con PayPal'],
  ['oxxo', 'Efectivo en OXXO'],
  ['spei_transfer', 'Transferencia por SPEI'],
  ['codi', 'CoDi'],
])('names %s when the backend sends only this code', (code, name) =>
  expect(toMethodName('', code)).toBe(name),
);

it('names nothing without a name and a code', () => expect(toMethodName('', '')).toBe(''));
