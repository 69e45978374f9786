import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPaymentReference, getProviderPage } from '@/lib/domain/payments/payment-method';
import {
  calculatePollDelay,
  getPaymentPageTarget,
  isPaymentOpen,
  shouldStopWaiting,
  toFailedPaymentStatus,
} from '@/lib/domain/payments/payment-page';
import { PAYMENT_STATUSES } from '@/lib/domain/payments/types';

const PROVIDERS = {
  account: 'paypal',
  voucher: 'oxxo',
  'wallet-1': 'mercadopago',
  'wallet-2': 'codi',
} as const;

const page = (paymentStatus: (typeof PAYMENT_STATUSES)[number], paymentMethodCode: string) =>
  getPaymentPageTarget(
    { transactionId: '7', paymentId: '9', paymentStatus, paymentMethodCode },
    PROVIDERS,
  );

describe('the page for a payment', () => {
  it.each([
    ['success', 'oxxo', { page: 'success', transactionId: '7' }],
    ['pending', 'oxxo', { page: 'voucher', paymentId: '9' }],
    ['pending', 'mercadopago', { page: 'wallet-1', paymentId: '9' }],
    ['pending', 'codi_v2', { page: 'wallet-2', paymentId: '9' }],
    ['pending', 'codigo', { page: 'pending', transactionId: '7' }],
    ['pending', 'stripe_card', { page: 'pending', transactionId: '7' }],
    ['requires_action', 'paypal_account', { page: 'account', paymentId: '9' }],
    ['requires_action', 'paypal_card_v2', { page: 'processing', transactionId: '7' }],
    ['requires_action', 'stripe_card', { page: 'processing', transactionId: '7' }],
    ['failed', 'oxxo', { page: 'pending', transactionId: '7' }],
    ['expired', 'codi', { page: 'pending', transactionId: '7' }],
    ['cancelled', 'paypal_account', { page: 'pending', transactionId: '7' }],
  ] as const)('%s with %s', (status, method, expected) => {
    expect(page(status, method)).toEqual(expected);
  });

  it('is not a provider page when there is no payment id', () => {
    const paid = { transactionId: '7', paymentId: null, paymentMethodCode: 'oxxo' };
    expect(getPaymentPageTarget({ ...paid, paymentStatus: 'pending' }, PROVIDERS).page).toBe(
      'pending',
    );
  });

  it('is a provider page only for the methods of that provider', () => {
    expect(getProviderPage('paypal_card_v2', PROVIDERS)).toBeNull();
    expect(getProviderPage('paypal', PROVIDERS)).toBeNull();
  });
});

describe('the payment status', () => {
  it('is exactly one of open, failed or paid', () => {
    for (const status of PAYMENT_STATUSES) {
      const kinds = [
        isPaymentOpen(status),
        toFailedPaymentStatus(status) !== null,
        status === 'success',
      ];
      expect(kinds.filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('the delay before the next poll', () => {
  it("is the backend's interval at first, then longer", () => {
    expect([0, 8, 9, 10, 30].map((asked) => calculatePollDelay(3, asked))).toEqual([
      3000, 3000, 4500, 6750, 60_000,
    ]);
  });

  it('never shrinks, and stays between a second and a minute', () => {
    const seconds = fc.double({ min: -5, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(seconds, fc.nat(100), (after, asked) => {
        const wait = calculatePollDelay(after, asked);
        expect(wait).toBeGreaterThanOrEqual(1000);
        expect(wait).toBeLessThanOrEqual(60_000);
        expect(calculatePollDelay(after, asked + 1)).toBeGreaterThanOrEqual(wait);
      }),
    );
  });

  it('lets the customer leave after about two minutes', () => {
    let waited = 0;
    let asked = 0;
    for (; !shouldStopWaiting(asked); asked += 1) waited += calculatePollDelay(3, asked);
    expect(waited).toBeGreaterThan(60_000);
    expect(waited).toBeLessThan(150_000);
  });
});

describe('a payment reference', () => {
  it('is formatted in groups of four', () => {
    expect(formatPaymentReference('93000000010194')).toBe('9300 0000 0101 94');
    expect(formatPaymentReference(' 9300 0000010194 ')).toBe('9300 0000 0101 94');
    expect(formatPaymentReference('REF-12/3')).toBe('REF-12/3');
  });

  it('keeps all characters', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789ABC'), maxLength: 40 });
    fc.assert(
      fc.property(digits, (text) => {
        expect(formatPaymentReference(text).replaceAll(' ', '')).toBe(text);
        expect(formatPaymentReference(text)).toMatch(/^(.{4} )*.{0,4}$/);
      }),
    );
  });
});
