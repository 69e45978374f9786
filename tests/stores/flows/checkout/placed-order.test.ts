// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { findPlacedOrder, rememberPlacedOrder } from '@/stores/flows/checkout/placed-order';

beforeEach(() => localStorage.clear());
const transaction = { id: '15', transactionId: '10191', paymentStatus: 'pending' } as const;

it('keeps the latest transaction for the other tabs, under the name of the specification', () => {
  rememberPlacedOrder('2', transaction as never, 1000);
  expect(JSON.parse(localStorage.getItem('transaction') ?? '')).toEqual({
    version: '1',
    state: { customerId: '2', ...transaction, placedAt: 1000 },
  });
  expect(findPlacedOrder('2', 900)).toBe('10191');
});

it('finds nothing of another customer, of before this tab, or of another version', () => {
  rememberPlacedOrder('2', transaction as never, 1000);
  expect([findPlacedOrder('3', 900), findPlacedOrder('2', 1001)]).toEqual([null, null]);
  const stored = localStorage.getItem('transaction') ?? '';
  for (const other of [stored.replace('"1"', '"0.9"'), '[]', 'null', '{"version":"1"}', '{']) {
    localStorage.setItem('transaction', other);
    expect(findPlacedOrder('2', 900)).toBeNull();
  }
});
