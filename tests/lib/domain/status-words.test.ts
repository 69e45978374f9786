import { expect, it } from 'vitest';
import { PAYMENT_STATUSES } from '@/lib/domain/payments/types';
import { findOrderStatus, findPaymentStatus } from '@/lib/domain/status-words';

it.each([
  ['success', 'success'],
  ['Pagado', 'success'],
  ['IN PROCESS', 'pending'],
  ['requires-action', 'requires_action'],
  ['rechazado', 'failed'],
  ['canceled', 'cancelled'],
  ['Reembolsado ', 'refunded'],
])('reads the word %s of a payment', (word, status) =>
  expect(findPaymentStatus(word)).toBe(status),
);

it.each([
  ['En preparación', 'preparing'],
  ['en camino', 'shipped'],
  ['ready_for_pickup', 'ready_for_pickup'],
  ['ENTREGADO', 'delivered'],
])('reads the word %s of an order', (word, status) => expect(findOrderStatus(word)).toBe(status));

it('knows its own words, and leaves unknown ones to the backend', () => {
  expect(PAYMENT_STATUSES.map(findPaymentStatus)).toEqual([...PAYMENT_STATUSES]);
  const moving = ['pending_payment', 'paid', 'preparing', 'shipped', 'ready_for_pickup'];
  const ofOrders = [...moving, 'delivered', 'cancelled', 'returned'];
  expect(ofOrders.map(findOrderStatus)).toEqual(ofOrders);
  for (const word of ['', '7', 'constructor', 'en revisión manual'])
    expect([findPaymentStatus(word), findOrderStatus(word)]).toEqual([undefined, undefined]);
});
