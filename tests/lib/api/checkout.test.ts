import { QueryClient } from '@tanstack/react-query';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkOrderReview, checkoutTotalsQuery } from '@/lib/api/checkout-totals';
import { browserClient } from '@/lib/api/client/browser-client';
import { setClientHooks } from '@/lib/api/client/browser-hooks';
import { ApiError } from '@/lib/api/client/errors';
import { couriersQuery, pickupStoresQuery, saveShippingChoice } from '@/lib/api/delivery-options';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { readMonthlyOptions, saveMonthlyPayment } from '@/lib/api/monthly-options';
import { createTokenizable, paymentMethodsQuery } from '@/lib/api/payment-methods';
import {
  cancelPayment,
  confirmPayment,
  createTransaction,
  readTransactionOutcome,
  transactionPaymentQuery,
  transactionQuery,
  updateTransaction,
} from '@/lib/api/transactions';
import { chooseAddress, chooseCourier, chooseStore } from '@/lib/domain/checkout/delivery';
import { choosePlan, completePaymentStep } from '@/lib/domain/checkout/monthly-plans';
import {
  type PaymentSelection,
  toPaymentSelection,
  toPayTransactionRequest,
  toPlaceOrderRequest,
} from '@/lib/domain/checkout/place-order-request';
import {
  choosePaymentMethod,
  chooseTokenizable,
  createInitialCheckout,
} from '@/lib/domain/checkout/state';
import { getTokenizableExpiry } from '@/lib/domain/checkout/tokens';
import { withCart } from '../../mock-api/checkout-client';
import { openBackend } from '../../mock-api/open-backend';
import { must } from '../../mock-api/test-client';
import { mockBackend } from '../../support/mock-backend';

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

const fresh = {
  transactionId: null,
  methodCode: 'stripe_card',
  token: 'tok_visa_4242',
  holder: 'LAURA MENDEZ',
  expires: '2030-01',
  cvcToken: 'cvctok_abc',
  isTemporary: true,
};

/** Completes all steps like the screens. */
async function decided(methodCode = 'stripe_card') {
  let data = chooseCourier(chooseAddress(createInitialCheckout(), { id: '10001', label: 'Casa' }), {
    id: 'dhl',
    label: 'DHL',
  });
  await saveShippingChoice(browserClient, data);
  data = choosePaymentMethod(data, methodCode);
  if (methodCode === 'stripe_card') {
    const card = await createTokenizable(browserClient, fresh);
    data = chooseTokenizable(data, { ...card, label: 'Visa 4242' }, getTokenizableExpiry(card));
  }
  data = completePaymentStep(
    data,
    await readMonthlyOptions(browserClient, {
      payment: must(toPaymentSelection(data)),
      transactionId: null,
    }),
    'full',
  );
  return { data, payment: must(toPaymentSelection(data)) };
}
const totalsOf = (payment: PaymentSelection, transactionId?: string) =>
  client.fetchQuery(checkoutTotalsQuery(customerId, payment, transactionId));

/** Places what was decided. @param change what the request says of its totals instead */
async function place({ data, payment }: Awaited<ReturnType<typeof decided>>, change: object = {}) {
  const totals = { ...(await totalsOf(payment)), ...change };
  const agreed = { ...data, acceptTerms: true };
  const request = toPlaceOrderRequest({ payment, cvcToken: null, data: agreed, totals });
  const key = crypto.randomUUID();
  const { transaction: made, redirectTo } = await createTransaction(browserClient, {
    request,
    key,
  });
  return { made, redirectTo, totals, key };
}

describe('the steps', () => {
  it('show the options of the backend', async () => {
    const methods = await client.fetchQuery(paymentMethodsQuery(customerId));
    expect(methods.map(({ code }) => code)).toContain('oxxo');
    expect(methods.find(({ code }) => code === 'oxxo')).toMatchObject({
      minimumAmount: 10,
      maximumAmount: 10_000,
      tokenizables: [],
    });
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
    expect(stores.some(({ isAvailable, missing }) => !isAvailable && missing.length > 0)).toBe(
      true,
    );
    expect(await client.fetchQuery(pickupStoresQuery(customerId, '00000'))).toBeNull();
  });

  it.each([
    ['has no call for them', () => Response.json({}, { status: 404 })],
    ['answers without them', () => Response.json({ meta: { message: 'Listo' } })],
  ])('take the months from the cart when the backend %s', async (_, answer) => {
    const { data, payment } = await decided();
    const own = data.monthlyPaymentOptions;
    expect(own[0]?.plans.length).toBeGreaterThan(1);
    backend.on(assumedCheckoutEndpoints.monthlyOptions, answer);
    const read = await readMonthlyOptions(browserClient, { payment, transactionId: null });
    expect(read).toEqual(own);
  });

  it('store delivery and months on the server, which computes the totals', async () => {
    const { data } = await decided();
    const option = must(data.monthlyPaymentOptions[0]);
    const plan = must(option.plans.find(({ months }) => months === 6));
    const chosen = choosePlan(data, 0, plan);
    const payment = must(toPaymentSelection(chosen));
    await saveMonthlyPayment(browserClient, { payment, transactionId: null });
    const totals = await totalsOf(payment);
    expect(totals).toMatchObject({ amountDue: plan.total, hasShipping: true });
    expect(totals.insurance).toBeGreaterThan(0);
    const stores = must(await client.fetchQuery(pickupStoresQuery(customerId, null)));
    const store = must(stores.find(({ isAvailable }) => isAvailable));
    await saveShippingChoice(
      browserClient,
      chooseStore(chosen, { id: store.id, label: store.name }),
    );
    const picked = await totalsOf(payment);
    expect(picked).toMatchObject({ hasShipping: false, shipping: 0, insurance: 0 });
  });

  it('are validated before the order', async () => {
    const { payment } = await decided();
    const request = { ...payment, isShipping: true, trackingId: null, transactionId: null };
    await expect(checkOrderReview(browserClient, request)).resolves.toBeUndefined();
    const failure = await checkOrderReview(browserClient, { ...request, isShipping: false }).catch(
      (error) => error,
    );
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure.errors[0].pointer).toBe('/shipping_type');
  });
});

describe('an order', () => {
  it('is placed, found again and read', async () => {
    const { made, redirectTo, totals, key } = await place(await decided());
    expect([made.paymentStatus, made.paymentApplied, redirectTo]).toEqual([
      'success',
      totals.amountDue,
      null,
    ]);
    expect(
      (await readTransactionOutcome(browserClient, { key, cartId: null }))?.transaction,
    ).toEqual(made);
    expect(
      await readTransactionOutcome(browserClient, { key: 'otra-llave-nueva', cartId: null }),
    ).toBeNull();
    expect((await client.fetchQuery(transactionQuery(customerId, made.id)))?.transaction).toEqual(
      made,
    );
    const charge = await client.fetchQuery(
      transactionPaymentQuery(customerId, must(made.paymentId)),
    );
    expect(charge).toMatchObject({
      status: 'success',
      amount: totals.amountDue,
      methodCode: 'stripe_card',
      months: 1,
    });
    expect(await client.fetchQuery(transactionQuery(customerId, '1'))).toBeNull();
    expect(await client.fetchQuery(transactionPaymentQuery(customerId, '1'))).toBeNull();
    expect(bodies.join()).not.toMatch(/\d{12,}|"cvc"/);
  });

  it('with a pending payment is paid with another method', async () => {
    const waiting = await decided('oxxo');
    const { made, redirectTo } = await place(waiting);
    expect(redirectTo).toBe(`/pagos/${made.paymentId}/pago-oxxo`);
    const voucher = must(
      await client.fetchQuery(transactionPaymentQuery(customerId, must(made.paymentId))),
    );
    expect(voucher.barcode).toMatch(/^\d{14}$/);
    expect(voucher.expiresUtc).not.toBeNull();
    const card = await createTokenizable(browserClient, { ...fresh, token: 'tok_visa_3155' });
    const other = chooseTokenizable(waiting.data, { ...card, label: 'Visa' }, null);
    const otherPayment = must(toPaymentSelection(other));
    const totals = await totalsOf(otherPayment, made.id);
    const order = { payment: otherPayment, cvcToken: null, data: other, totals };
    const request = toPayTransactionRequest(order);
    const transactionId = made.id;
    const pay = () =>
      updateTransaction(browserClient, { transactionId, request, key: crypto.randomUUID() });
    const again = await pay();
    expect([again.transaction.paymentStatus, again.redirectTo]).toEqual([
      'requires_action',
      `/pagos/${made.id}/procesar-pago`,
    ]);
    const id = must(again.transaction.paymentId);
    expect((await cancelPayment(browserClient, id)).transaction.paymentStatus).toBe('cancelled');
    await expect(
      confirmPayment(browserClient, { id, token: 'sandbox_approved' }),
    ).rejects.toMatchObject({ status: 409 });
    const last = await pay();
    const paid = await confirmPayment(browserClient, {
      id: must(last.transaction.paymentId),
      token: 'sandbox_approved',
    });
    expect(paid.transaction).toMatchObject({
      paymentStatus: 'success',
      amountDue: 0,
      isPayable: false,
    });
  });

  it('is rejected with the reason', async () => {
    const failure = await place(await decided('oxxo'), { amountDue: 1 }).catch((error) => error);
    expect(failure.errors[0]).toMatchObject({ code: 'total_changed', pointer: '/total' });
  });
});
