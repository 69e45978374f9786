// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { toGa4 } from '@/lib/analytics/ga4';
import { deliverEventsTo, discardEvents } from '@/lib/analytics/track';
import { toCartLine } from '@/lib/domain/cart/lines';
import {
  clearPendingPurchase,
  getPendingPurchase,
  savePendingPurchase,
  trackPurchase,
} from '@/stores/flows/checkout/track-purchase';
import { createProduct } from '../../../support/create-product';

const line = toCartLine(createProduct(), 2);
const bought = { total: 1999.5, tax: 275.79, shipping: 109, coupon: 'HOLA', lines: [line] };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  discardEvents();
});

it('tracks a purchase once per transaction, with what it earns', () => {
  const sent: unknown[] = [];
  deliverEventsTo((event) => sent.push(...toGa4(event)));
  trackPurchase('10191', { ...bought, earned: 25 });
  trackPurchase('10191', { ...bought, earned: 25 });
  trackPurchase('10192', { ...bought, coupon: null, earned: 0 });
  expect(sent).toMatchObject([
    {
      name: 'purchase',
      params: {
        transaction_id: '10191',
        currency: 'MXN',
        value: 1999.5,
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

it('remembers what is being bought until it is placed', () => {
  savePendingPurchase('2-1', { ...bought, earned: 0 });
  expect(getPendingPurchase('2-1')).toMatchObject({ total: 1999.5, lines: [{ quantity: 2 }] });
  expect(getPendingPurchase('2-2')).toBeNull();
  clearPendingPurchase('2-1');
  expect(getPendingPurchase('2-1')).toBeNull();
});
