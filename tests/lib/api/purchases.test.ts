import { describe, expect, it } from 'vitest';
import { readCheckoutTotals } from '@/lib/api/checkout-totals';
import { ApiError } from '@/lib/api/client/errors';
import { addCoupon, addToCart, clearCart, readCustomerCart } from '@/lib/api/customer-cart';
import { readOrders } from '@/lib/api/order-summaries';
import { readOrder } from '@/lib/api/orders';
import { readPaymentMethods } from '@/lib/api/payment-methods';
import { confirmPayment, readTransaction, updateTransaction } from '@/lib/api/transactions';
import {
  createOrderFingerprint,
  findOrderChanges,
  toOrderParts,
} from '@/lib/domain/checkout/order-fingerprint';
import {
  toPaymentSelection,
  toPayTransactionRequest,
} from '@/lib/domain/checkout/place-order-request';
import { getPaymentPageTarget } from '@/lib/domain/payments/payment-target';
import { LAURA } from '@/tests/mock-api/customer-client';
import { DIALECTS, type Dialect } from '@/tests/mock-api/dialects/dialect';
import { must } from '@/tests/mock-api/test-client';
import { NO_FILTERS } from '@/tests/support/reads';
import { signInAtBackend } from '@/tests/support/shop-client';
import {
  chooseMonths,
  choosePayment,
  type Delivery,
  deliver,
  place,
  review,
  type Way,
} from './buying';

const WAYS = {
  newCard: { code: 'stripe_card', token: 'tok_visa_4242', page: 'success' },
  storedCard: { code: 'stripe_card', token: 'tok_visa_1881', isStored: true, page: 'success' },
  account: { code: 'paypal_account', token: 'tok_paypal_4242', page: 'success' },
  accountCard: { code: 'paypal_card_v2', token: 'tok_visa_4242', page: 'success' },
  voucher: { code: 'oxxo', page: 'voucher' },
  firstWallet: { code: 'mercadopago', page: 'wallet-1' },
  secondWallet: { code: 'codi', page: 'wallet-2' },
} as const satisfies Record<string, Way & { page: string }>;
const PROVIDERS = {
  account: 'paypal',
  voucher: 'oxxo',
  'wallet-1': 'mercadopago',
  'wallet-2': 'codi',
};

type Row = readonly [way: keyof typeof WAYS, delivery: Delivery, months: number];
/** Every way to pay, with shipping or pickup, at once or in months where it offers them. */
const MATRIX: readonly Row[] = [
  ...(['newCard', 'storedCard', 'accountCard'] as const).flatMap((way): Row[] => [
    [way, 'shipping', 1],
    [way, 'shipping', way === 'storedCard' ? 3 : 6],
    [way, 'pickup', 1],
    [way, 'pickup', way === 'storedCard' ? 6 : 3],
  ]),
  ...(['account', 'voucher', 'firstWallet', 'secondWallet'] as const).flatMap((way): Row[] => [
    [way, 'shipping', 1],
    [way, 'pickup', 1],
  ]),
];
/** Ways to pay an order that waits for another one. */
const WAITED: readonly (readonly [way: keyof typeof WAYS, first: string, months: number])[] = [
  ['newCard', 'codi', 1],
  ['storedCard', 'oxxo', 6],
  ['voucher', 'mercadopago', 1],
  ['secondWallet', 'oxxo', 1],
  ['account', 'codi', 1],
];
const PICKED_UP = { courierId: null, storeId: '2', isInsured: false };
const SENT = { courierId: 'estafeta', storeId: null, isInsured: true };
/** What a backend of another form is asked. */
const FEW: readonly Row[] = [
  ['newCard', 'pickup', 3],
  ['storedCard', 'shipping', 6],
  ['account', 'shipping', 1],
  ['voucher', 'pickup', 1],
];

/** A customer in front of the shop's gateway, with what the backend has of the orders. */
async function openShop(dialect: Dialect) {
  const { backend, client, customer, control } = await signInAtBackend(dialect, LAURA);
  const article = must(
    backend.catalogue.articles.find(
      ({ prices, plans, stock }) =>
        prices.current > 2500 &&
        prices.current < 7000 &&
        stock.total > 0 &&
        plans.some(({ months, interestPercent }) => months === 6 && interestPercent === 0),
    ),
  );
  await control('stock', { productId: article.id, stores: { 2: 90 }, providers: 90 });
  await clearCart(client);
  const placed = async () =>
    (await control(`placed?email=${LAURA}`)).body as {
      orders: number;
      charges: number;
      details: { id: string; [name: string]: unknown }[];
    };
  const detailOf = async (transactionId: string) =>
    (await placed()).details.find(({ id }) => id === transactionId);
  const add = () => addToCart(client, { productId: article.id, qty: 1 });
  return { client, customer, article, control, placed, detailOf, add };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

/** Reviews an order of one product. */
async function reviewOf(shop: Shop, [way, delivery, months]: Row) {
  await shop.add();
  const data = await deliver(shop, await choosePayment(shop, WAYS[way]), delivery);
  return review(shop, data.hasMonthlyPayment ? chooseMonths(data, months) : data);
}

describe.each(DIALECTS)('a purchase at a backend that answers in the form %s', async (dialect) => {
  const shop = await openShop(dialect);

  it.each(dialect === 'full' ? MATRIX : FEW)(
    'by %s with %s in %i months is one order at the amount of the review',
    async (...row) => {
      const [wayName, delivery, months] = row;
      const way: Way & { page: string } = WAYS[wayName];
      const before = await shop.placed();
      const order = await reviewOf(shop, row);
      const { amountDue } = order.totals;
      const { monthlyPlans } = order.data;
      if (monthlyPlans.length > 0) {
        const sum = monthlyPlans.reduce((total, plan) => total + must(plan).total, 0);
        expect(sum).toBeCloseTo(amountDue, 2);
      }
      const { transaction } = await place(shop, order);
      const isPaid = way.page === 'success';
      const charges = before.charges + (isPaid ? 1 : 0);
      expect(await shop.placed()).toMatchObject({ orders: before.orders + 1, charges });
      expect(await shop.detailOf(transaction.transactionId)).toMatchObject({
        method: way.code,
        type: delivery,
        months,
        amount: amountDue,
        ...(delivery === 'pickup' ? PICKED_UP : SENT),
        status: isPaid ? 'success' : 'pending',
      });
      // The plain backend says of a transaction only its state.
      const page = dialect === 'minimal' && !isPaid ? 'pending' : way.page;
      expect(getPaymentPageTarget(transaction, PROVIDERS).page).toBe(page);
    },
  );

  it.each([
    ['shipping', { hasShipping: true, ivaPercentage: 16 }],
    ['pickup', { hasShipping: false, insurance: 0, shipping: 0 }],
  ] as const)(
    'by card with %s is read again with its amounts and its states',
    async (delivery, said) => {
      const { client, customer } = shop;
      const methodName = 'Tarjeta de crédito o débito';
      const card = {
        code: WAYS.newCard.code,
        isAvailable: true,
        tokenizer: true,
        name: methodName,
      };
      const methods = await readPaymentMethods(client, null);
      expect(methods).toContainEqual(expect.objectContaining(card));
      const order = await reviewOf(shop, ['newCard', delivery, 1]);
      const { totals } = order;
      expect(totals).toMatchObject(said);
      expect(totals.insurance > 0).toBe(delivery === 'shipping');
      const paid = { paymentStatus: 'success', isPayable: false };
      const { transaction } = await place(shop, order);
      expect(transaction).toMatchObject({ ...paid, total: totals.total });
      expect(await readTransaction(client, transaction.transactionId)).toMatchObject({
        transaction: paid,
      });
      const asked = { customerId: customer.id, filters: NO_FILTERS, page: 1 };
      const [newest] = (await readOrders(client, asked)).orders;
      expect(await readOrder(client, must(newest).id)).toMatchObject({
        paymentStatus: 'success',
        paymentText: 'Pago confirmado',
        methodName,
        statusText: expect.stringMatching(/./),
        amounts: { total: totals.total },
      });
    },
  );

  it.each(dialect === 'full' ? WAITED : WAITED.slice(0, 1))(
    'by %s pays the order that waited for %s, in %i months',
    async (wayName, first, months) => {
      await shop.add();
      const waiting = await deliver(shop, await choosePayment(shop, { code: first }), 'pickup');
      const { transactionId } = (await place(shop, await review(shop, waiting))).transaction;
      const before = await shop.placed();
      const way: Way & { page: string } = WAYS[wayName];
      const data = await choosePayment(shop, way, transactionId);
      const chosen = data.monthlyPaymentOptions.length > 0 ? chooseMonths(data, months) : data;
      const order = await review(shop, chosen, transactionId);
      const request = toPayTransactionRequest(order);
      const key = crypto.randomUUID();
      await updateTransaction(shop.client, { transactionId, request, key });
      const isPaid = way.page === 'success';
      const charges = before.charges + (isPaid ? 1 : 0);
      expect(await shop.placed()).toMatchObject({ orders: before.orders, charges });
      expect(await shop.detailOf(transactionId)).toMatchObject({
        method: way.code,
        months,
        amount: order.totals.amountDue,
        type: 'pickup',
        status: isPaid ? 'success' : 'pending',
      });
    },
  );

  it('whose bank asks first charges nothing before it is approved, and then what was shown', async () => {
    await shop.add();
    const card = { ...WAYS.newCard, token: 'tok_visa_3155' };
    const data = await deliver(shop, await choosePayment(shop, card), 'pickup');
    const order = await review(shop, chooseMonths(data, 3));
    const before = await shop.placed();
    const { transaction } = await place(shop, order);
    const detail = () => shop.detailOf(transaction.transactionId);
    const { amountDue: amount } = order.totals;
    expect(await detail()).toMatchObject({ status: 'requires_action', amount });
    expect((await shop.placed()).charges).toBe(before.charges);
    // The plain backend names no payment: its provider tells it.
    const { paymentId, transactionId: id } = transaction;
    if (paymentId) await confirmPayment(shop.client, { id: paymentId, token: 'sandbox_approved' });
    else await shop.control('payments/confirm', { id });
    expect(await detail()).toMatchObject({ status: 'success', amount, months: 3 });
    expect((await shop.placed()).charges).toBe(before.charges + 1);
  });

  it('with a forged total or number of months places nothing', async () => {
    const order = await reviewOf(shop, ['newCard', 'pickup', 6]);
    const before = await shop.placed();
    const plans = order.payment.plans.map((plan) => ({ ...plan, months: 48 }));
    for (const forged of [{ total: 1 }, { total: 0 }, { plans }]) {
      await expect(place(shop, order, forged)).rejects.toThrow(ApiError);
    }
    expect(await shop.placed()).toMatchObject({ orders: before.orders, charges: before.charges });
    await place(shop, order);
    expect(await shop.placed()).toMatchObject({ orders: before.orders + 1 });
  });

  it('whose delivery changed after its months were chosen has their amounts with the new one', async () => {
    const pickup = await reviewOf(shop, ['newCard', 'pickup', 6]);
    const sent = await review(shop, await deliver(shop, pickup.data, 'shipping'));
    expect(sent.totals.amountDue).toBeGreaterThan(pickup.totals.amountDue);
    expect(sent.data.monthlyPlans).toMatchObject([{ months: 6 }]);
    expect(sent.data.monthlyPlans[0]?.total).toBeCloseTo(sent.totals.amountDue, 2);
    const { transaction } = await place(shop, sent);
    const placed = { amount: sent.totals.amountDue, months: 6, type: 'shipping' };
    expect(await shop.detailOf(transaction.transactionId)).toMatchObject(placed);
  });

  it('whose price changed is told from what the shopper saw', async () => {
    const order = await reviewOf(shop, ['secondWallet', 'pickup', 1]);
    const see = async () => {
      const { payment, data } = order;
      const totals = await readCheckoutTotals(shop.client, { payment, transactionId: null });
      const methods = await readPaymentMethods(shop.client, null);
      const cart = await readCustomerCart(shop.client);
      return createOrderFingerprint(toOrderParts(data, { totals, methods, cart }));
    };
    const seen = await see();
    expect(findOrderChanges(seen, await see())).toEqual([]);
    const { id, prices } = shop.article;
    const price = prices.current + 300;
    const set = (price_with_tax: number) => {
      const prices = { price_with_tax, current_price_with_tax: price_with_tax };
      return shop.control('price', { productId: id, ...prices });
    };
    await set(price);
    const kinds = findOrderChanges(seen, await see()).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['price', 'total']));
    await expect(place(shop, order)).rejects.toThrow(ApiError);
    await set(price - 300);
    await clearCart(shop.client);
  });

  it('has the coupon in its totals', async () => {
    const { client } = shop;
    await shop.add();
    await addCoupon(client, 'MONEDERO3', null);
    const { data } = await reviewOf(shop, ['secondWallet', 'pickup', 1]);
    const payment = must(toPaymentSelection(data));
    const totals = await readCheckoutTotals(client, { payment, transactionId: null });
    expect(totals.couponCode).toBe('MONEDERO3');
    await clearCart(client);
  });

  it('is paid with the line of credit of a company', async () => {
    await shop.control('credit', { email: LAURA, limit: 50_000 });
    await shop.add();
    const data = await deliver(shop, await choosePayment(shop, { code: 'credit' }), 'pickup');
    const order = await review(shop, data);
    const { transaction } = await place(shop, order);
    const paid = { method: 'credit', amount: order.totals.amountDue, status: 'success' };
    expect(await shop.detailOf(transaction.transactionId)).toMatchObject(paid);
  });
});
