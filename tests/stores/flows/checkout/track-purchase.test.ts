// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { type Ga4Event, toGa4 } from '@/lib/analytics/ga4';
import { deliverEventsTo, discardEvents } from '@/lib/analytics/track';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { Transaction } from '@/lib/api/transactions';
import { getCartLineState } from '@/lib/domain/cart/line-state';
import { toCartLine } from '@/lib/domain/cart/lines';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { EMPTY_CART_VIEW, useCustomerCartStore } from '@/stores/cart/customer-cart-store';
import {
  savePendingPurchase,
  trackPaymentInfo,
  trackPlacedOrder,
  trackTransactionPaymentInfo,
} from '@/stores/flows/checkout/track-purchase';
import { chosen, option, plan, totals } from '../../../lib/domain/checkout/samples';
import { cartDocument } from '../../../support/cart-resource';
import {
  createCartTotals,
  createCustomerCart,
  createCustomerCartItem,
} from '../../../support/create-customer-cart';
import { createSnapshot } from '../../../support/create-product';
import { mockBackend, refusal } from '../../../support/mock-backend';

const line = toCartLine(createSnapshot(), 2);
const amounts = { total: 1999.5, tax: 275.79, shipping: 119, shippingDiscount: 10 };
const cartTotals = totals({ ...amounts, couponCode: 'HOLA' });
const transaction = (transactionId: string, walletPromotionAmount = 0) =>
  ({ transactionId, total: 1999.5, walletPromotionAmount }) as Transaction;
const backend = mockBackend();
const data = { ...createInitialCheckout(), paymentMethodCode: 'oxxo', trackingId: 'aa-bb' };
let sent: Ga4Event[] = [];

/** What the backend is asked about the products of an order, of which it has so many pieces. */
function answerCart(quantity: number) {
  const asked: object[] = [];
  backend.on(specEndpoints.cartDetail, ({ url }) => {
    asked.push(Object.fromEntries(url.searchParams));
    return cartDocument(createCustomerCart([createCustomerCartItem('7', quantity)]));
  });
  return asked;
}

beforeEach(() => {
  discardEvents();
  sent = [];
  deliverEventsTo((event) => sent.push(...toGa4(event)));
});

it('tracks an order once, with what was bought and what it earns', () => {
  savePendingPurchase('2-1', cartTotals, [line]);
  trackPlacedOrder('2-1', transaction('10191', 25));
  trackPlacedOrder('2-1', transaction('10191', 25));
  savePendingPurchase('2-2', { ...cartTotals, couponCode: null }, []);
  trackPlacedOrder('2-2', transaction('10192'));
  const paid = { currency: 'MXN', value: 1800, tax: 275.79, shipping: 109, coupon: 'HOLA' };
  const params = { transaction_id: '10191', ...paid, items: [{ quantity: 2 }] };
  const earned = { virtual_currency_name: 'monedero', value: 25 };
  expect(sent).toMatchObject([
    { name: 'purchase', params },
    { name: 'earn_virtual_currency', params: earned },
    { name: 'purchase', params: { transaction_id: '10192' } },
  ]);
  expect(sent[2]?.params).not.toHaveProperty('coupon');
});

it('tracks only the total of an order about which this tab stored nothing', () => {
  savePendingPurchase('2-1', cartTotals, [line]);
  trackPlacedOrder('2-1', transaction('10191'));
  trackPlacedOrder('2-1', transaction('10192'));
  expect(sent).toMatchObject([
    { params: { transaction_id: '10191', items: [{ quantity: 2 }] } },
    { params: { transaction_id: '10192', value: 1999.5, tax: 0, items: [] } },
  ]);
});

it('reports the payment of a cart, once its totals are known', () => {
  const states = [getCartLineState(toCartLine(createSnapshot(), 1), undefined)];
  const view = { ...EMPTY_CART_VIEW, states, customerId: '3', status: 'ready' as const };
  const show = (totals: ReturnType<typeof createCartTotals> | null) =>
    useCustomerCartStore.setState({ view: { ...view, totals } });
  show(null);
  trackPaymentInfo('oxxo');
  expect(sent).toEqual([]);
  show(createCartTotals({ couponCode: 'GAMER5' }));
  trackPaymentInfo('oxxo');
  const params = { payment_type: 'oxxo', coupon: 'GAMER5' };
  expect(sent[0]).toMatchObject({ name: 'add_payment_info', params });
});

it('reports the payment of an existing order with the products of that order', async () => {
  const asked = answerCart(2);
  await trackTransactionPaymentInfo('15', data);
  const order = { transaction_id: '15', payment_method_code: 'oxxo', tracking_id: 'aa-bb' };
  expect(asked).toEqual([order]);
  const params = { currency: 'MXN', value: 1800, payment_type: 'oxxo', items: [{ quantity: 2 }] };
  expect(sent).toMatchObject([{ name: 'add_payment_info', params }]);
});

it('asks for an existing order with the card and the months that were chosen', async () => {
  const asked = answerCart(1);
  await trackTransactionPaymentInfo('15', {
    ...data,
    paymentMethodCode: 'stripe_card',
    paymentTokenizable: chosen('3'),
    monthlyPaymentOptions: [option('18', 6)],
    monthlyPlans: [plan(6)],
  });
  expect(asked).toEqual([
    {
      transaction_id: '15',
      payment_method_code: 'stripe_card',
      tokenizable_id: '3',
      monthly_payment_option_plans: '18:6',
      tracking_id: 'aa-bb',
    },
  ]);
});

it('reports nothing when the backend does not know them, or no method is chosen', async () => {
  backend.on(specEndpoints.cartDetail, () => refusal(404, 'No existe.'));
  await trackTransactionPaymentInfo('15', data);
  await trackTransactionPaymentInfo('15', createInitialCheckout());
  expect(sent).toEqual([]);
});
