// @vitest-environment jsdom

import { beforeEach, expect, it } from 'vitest';
import { toGa4 } from '@/lib/analytics/ga4';
import { deliverEventsTo, discardEvents } from '@/lib/analytics/track';
import type { Transaction } from '@/lib/api/transactions';
import { toCartLine } from '@/lib/domain/cart/lines';
import { savePendingPurchase, trackPlacedOrder } from '@/stores/flows/checkout/track-purchase';
import { totals } from '../../../lib/domain/checkout/samples';
import { createSnapshot } from '../../../support/create-product';

const line = toCartLine(createSnapshot(), 2);
const cartTotals = totals({
  total: 1999.5,
  tax: 275.79,
  shipping: 119,
  shippingDiscount: 10,
  couponCode: 'HOLA',
});
const transaction = (transactionId: string, walletPromotionAmount = 0): Transaction => ({
  id: transactionId,
  transactionId,
  paymentStatus: 'success',
  paymentId: null,
  orderId: null,
  orderFolio: '',
  methodName: '',
  paymentMethodCode: 'stripe_card',
  total: 1999.5,
  paymentApplied: 0,
  amountDue: 0,
  walletPromotionAmount,
  cartId: '2-1',
  message: null,
  isPayable: false,
  deliveryFrom: null,
  deliveryTo: null,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  discardEvents();
});

it('tracks an order once, with what was bought and what it earns', () => {
  const sent: unknown[] = [];
  deliverEventsTo((event) => sent.push(...toGa4(event)));
  savePendingPurchase('2-1', cartTotals, [line]);
  trackPlacedOrder('2-1', transaction('10191', 25));
  trackPlacedOrder('2-1', transaction('10191', 25));
  savePendingPurchase('2-2', { ...cartTotals, couponCode: null }, []);
  trackPlacedOrder('2-2', transaction('10192'));
  expect(sent).toMatchObject([
    {
      name: 'purchase',
      params: {
        transaction_id: '10191',
        currency: 'MXN',
        value: 1800,
        tax: 275.79,
        shipping: 109,
        coupon: 'HOLA',
        items: [{ quantity: 2 }],
      },
    },
    {
      name: 'earn_virtual_currency',
      params: { virtual_currency_name: 'monedero', value: 25 },
    },
    { name: 'purchase', params: { transaction_id: '10192' } },
  ]);
  expect((sent[2] as { params: object }).params).not.toHaveProperty('coupon');
});

it('tracks only the total of an order about which this tab stored nothing', () => {
  const sent: unknown[] = [];
  deliverEventsTo((event) => sent.push(...toGa4(event)));
  savePendingPurchase('2-1', cartTotals, [line]);
  trackPlacedOrder('2-1', transaction('10191'));
  trackPlacedOrder('2-1', transaction('10192'));
  expect(sent).toMatchObject([
    { params: { transaction_id: '10191', items: [{ quantity: 2 }] } },
    { params: { transaction_id: '10192', value: 1999.5, tax: 0, items: [] } },
  ]);
});
