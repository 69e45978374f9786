import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getPaymentPageTarget,
  isPaymentOpen,
  toFailedPaymentStatus,
} from '@/lib/domain/payments/payment-target';
import { calculatePollDelay, shouldStopWaiting } from '@/lib/domain/payments/polling';
import { PAYMENT_STATUSES } from '@/lib/domain/payments/types';
import { forAll } from '@/tests/support/for-all';

const WALLETS = { 'wallet-1': 'mercadopago', 'wallet-2': 'codi' };
const PROVIDERS = { account: 'paypal', voucher: 'oxxo', ...WALLETS };

const page = (
  paymentStatus: (typeof PAYMENT_STATUSES)[number],
  paymentMethodCode: string,
  paymentId: string | null = '9',
) => {
  const paid = { transactionId: '7', paymentId, paymentStatus, paymentMethodCode };
  return getPaymentPageTarget(paid, PROVIDERS);
};

describe('the page for a payment', () => {
  it.each([
    ['success', 'oxxo', { page: 'success', transactionId: '7' }],
    ['pending', 'oxxo', { page: 'voucher', paymentId: '9' }],
    ['pending', 'mercadopago', { page: 'wallet-1', paymentId: '9' }],
    ['pending', 'codi_v2', { page: 'wallet-2', paymentId: '9' }],
    ['pending', 'codigo', { page: 'pending', transactionId: '7' }],
    ['pending', 'paypal', { page: 'pending', transactionId: '7' }],
    ['pending', 'stripe_card', { page: 'pending', transactionId: '7' }],
    ['requires_action', 'paypal_account', { page: 'account', paymentId: '9' }],
    ['requires_action', 'paypal_card_v2', { page: 'processing', transactionId: '7' }],
    ['requires_action', 'stripe_card', { page: 'processing', transactionId: '7' }],
    ['failed', 'oxxo', { page: 'pending', transactionId: '7' }],
    ['expired', 'codi', { page: 'pending', transactionId: '7' }],
    ['cancelled', 'paypal_account', { page: 'pending', transactionId: '7' }],
  ] as const)('%s with %s', (status, method, expected) =>
    expect(page(status, method)).toEqual(expected),
  );

  it('is not a provider page when there is no payment id', () =>
    expect(page('pending', 'oxxo', null).page).toBe('pending'));
});

it.each(PAYMENT_STATUSES)('the payment status %s is exactly one of open, failed or paid', (one) => {
  const kinds = [isPaymentOpen(one), toFailedPaymentStatus(one) !== null, one === 'success'];
  expect(kinds.filter(Boolean)).toHaveLength(1);
});

describe('the delay before the next poll', () => {
  it("is the backend's interval at first, then longer", () => {
    const delays = [0, 8, 9, 10, 30].map((asked) => calculatePollDelay(3, asked));
    expect(delays).toEqual([3000, 3000, 4500, 6750, 60_000]);
  });

  it('never shrinks, and stays between a second and a minute', () => {
    const seconds = fc.double({ min: -5, max: 1e6, noNaN: true });
    forAll(seconds, fc.nat(100), (after, asked) => {
      const wait = calculatePollDelay(after, asked);
      expect(wait).toBeGreaterThanOrEqual(1000);
      expect(wait).toBeLessThanOrEqual(60_000);
      expect(calculatePollDelay(after, asked + 1)).toBeGreaterThanOrEqual(wait);
    });
  });

  it('lets the customer leave after about two minutes', () => {
    let waited = 0;
    let asked = 0;
    for (; !shouldStopWaiting(asked); asked += 1) waited += calculatePollDelay(3, asked);
    expect(waited).toBeGreaterThan(60_000);
    expect(waited).toBeLessThan(150_000);
  });
});
