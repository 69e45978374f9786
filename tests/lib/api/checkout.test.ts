import { QueryClient } from '@tanstack/react-query';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserClient } from '@/lib/api/client/browser-client';
import { setClientHooks } from '@/lib/api/client/browser-hooks';
import { couriersQuery, pickupStoresQuery } from '@/lib/api/delivery-options';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { readMonthlyOptions } from '@/lib/api/monthly-options';
import { paymentMethodsQuery } from '@/lib/api/payment-methods';
import {
  cancelPayment,
  confirmPayment,
  readTransactionOutcome,
  transactionPaymentQuery,
  transactionQuery,
  updateTransaction,
} from '@/lib/api/transactions';
import {
  toPaymentSelection,
  toPayTransactionRequest,
} from '@/lib/domain/checkout/place-order-request';
import { withCart } from '../../mock-api/checkout-client';
import { openBackend } from '../../mock-api/open-backend';
import { must } from '../../mock-api/test-client';
import { mockBackend } from '../../support/mock-backend';
import { choosePayment, deliver, place, review, type Way } from './buying';

const api = await openBackend({ size: 200 });
const article = must(
  api.articles.find(
    ({ prices, stock, plans }) =>
      prices.current > 1300 &&
      prices.current < 5000 &&
      Object.values(stock.stores).some((pieces) => pieces > 1) &&
      plans.some((plan) => plan.months === 6 && plan.interestPercent === 0),
  ),
);
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const bodies: string[] = [];
// Notes what is sent, and leaves the answer to the next handler.
const noteBody = http.all('*', async ({ request }) => {
  bodies.push(await request.clone().text());
});
const backend = mockBackend([noteBody, ...api.backend.handlers]);
let customerId = '';

/** A browser, with the mock backend behind `/api`. */
beforeEach(async () => {
  await api.control('reset', {});
  const laura = await withCart(api, { [article.id]: 1 });
  customerId = laura.id;
  const { access_token } = laura.answer.meta.token;
  setClientHooks({ headers: () => ({ authorization: `Bearer ${access_token}` }) });
  bodies.length = 0;
});
afterEach(() => {
  client.clear();
  setClientHooks({});
});

const buyer = { client: browserClient };
const CARD = { code: 'stripe_card', token: 'tok_visa_4242' };
const decided = async (way: Way = CARD) =>
  deliver(buyer, await choosePayment(buyer, way), 'shipping');

describe('the steps', () => {
  it('show the options of the backend', async () => {
    const methods = await client.fetchQuery(paymentMethodsQuery(customerId));
    const limits = { minimumAmount: 10, maximumAmount: 10_000, tokenizables: [] };
    expect(methods.find(({ code }) => code === 'oxxo')).toMatchObject(limits);
    const card = must(methods[0]);
    expect(card).toMatchObject({ tokenizer: true, secureCodeRequired: true });
    expect(card.tokenizables.map(({ lastFour }) => lastFour)).toEqual(['4242', '4444', '8431']);
    expect(card.tokenizables[2]?.isExpired).toBe(true);
    const offers = must(await client.fetchQuery(couriersQuery(customerId, '10001')));
    expect(offers.every(({ price, discount, total }) => total === price - discount)).toBe(true);
    expect(await client.fetchQuery(couriersQuery(customerId, '1'))).toBeNull();
    const stores = must(await client.fetchQuery(pickupStoresQuery(customerId, '06700')));
    const distances = stores.map(({ distance }) => must(distance));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    const lacks = stores.filter(({ isAvailable, missing }) => !isAvailable && missing.length > 0);
    expect(lacks).not.toEqual([]);
    expect(await client.fetchQuery(pickupStoresQuery(customerId, '00000'))).toBeNull();
  });

  it.each([
    ['has no call for them', () => Response.json({}, { status: 404 })],
    ['answers without them', () => Response.json({ meta: { message: 'Listo' } })],
  ])('take the months from the cart when the backend %s', async (_, answer) => {
    const data = await decided();
    const own = data.monthlyPaymentOptions;
    expect(own[0]?.plans.length).toBeGreaterThan(1);
    backend.on(assumedCheckoutEndpoints.monthlyOptions, answer);
    const payment = must(toPaymentSelection(data));
    expect(await readMonthlyOptions(browserClient, { payment, transactionId: null })).toEqual(own);
  });

  it('are validated before the order', async () => {
    const data = await decided();
    await review(buyer, data);
    const failure = await review(buyer, { ...data, isShipping: false }).catch((error) => error);
    expect(failure).toMatchObject({ name: 'ApiError', errors: [{ pointer: '/shipping_type' }] });
  });
});

describe('an order', () => {
  it('is placed, found again and read', async () => {
    const key = crypto.randomUUID();
    const order = await review(buyer, await decided());
    const { amountDue } = order.totals;
    const placed = await place(buyer, order, {}, key);
    const { transaction: made } = placed;
    const paidNow = { paymentStatus: 'success', paymentApplied: amountDue };
    expect(placed).toMatchObject({ transaction: paidNow, redirectTo: null });
    const find = (one: string) => readTransactionOutcome(browserClient, { key: one, cartId: null });
    expect((await find(key))?.transaction).toEqual(made);
    expect(await find('otra-llave-nueva')).toBeNull();
    const read = (id: string) => client.fetchQuery(transactionQuery(customerId, id));
    expect((await read(made.id))?.transaction).toEqual(made);
    expect(await read('1')).toBeNull();
    const payment = (id: string) => client.fetchQuery(transactionPaymentQuery(customerId, id));
    const charge = { status: 'success', amount: amountDue, methodCode: CARD.code, months: 1 };
    expect(await payment(must(made.paymentId))).toMatchObject(charge);
    expect(await payment('1')).toBeNull();
    expect(bodies.join()).not.toMatch(/\d{12,}|"cvc"/);
  });

  it('with a pending payment is paid with another method', async () => {
    const waiting = await review(buyer, await decided({ code: 'oxxo' }));
    const { transaction: made, redirectTo } = await place(buyer, waiting);
    expect(redirectTo).toBe(`/pagos/${made.paymentId}/pago-oxxo`);
    const query = transactionPaymentQuery(customerId, must(made.paymentId));
    const voucher = must(await client.fetchQuery(query));
    expect(voucher.barcode).toMatch(/^\d{14}$/);
    expect(voucher.expiresUtc).not.toBeNull();
    const other = await choosePayment(buyer, { ...CARD, token: 'tok_visa_3155' }, made.id);
    const request = toPayTransactionRequest(await review(buyer, other, made.id));
    const pay = () => {
      const key = crypto.randomUUID();
      return updateTransaction(browserClient, { transactionId: made.id, request, key });
    };
    const again = await pay();
    expect(again).toMatchObject({
      transaction: { paymentStatus: 'requires_action' },
      redirectTo: `/pagos/${made.id}/procesar-pago`,
    });
    const id = must(again.transaction.paymentId);
    expect((await cancelPayment(browserClient, id)).transaction.paymentStatus).toBe('cancelled');
    const confirm = (one: string) =>
      confirmPayment(browserClient, { id: one, token: 'sandbox_approved' });
    await expect(confirm(id)).rejects.toMatchObject({ status: 409 });
    const last = await pay();
    const paid = await confirm(must(last.transaction.paymentId));
    const done = { paymentStatus: 'success', amountDue: 0, isPayable: false };
    expect(paid.transaction).toMatchObject(done);
  });

  it('is rejected with the reason', async () => {
    const order = await review(buyer, await decided({ code: 'oxxo' }));
    const failure = await place(buyer, order, { total: 1 }).catch((error) => error);
    expect(failure.errors[0]).toMatchObject({ code: 'total_changed', pointer: '/total' });
  });
});
