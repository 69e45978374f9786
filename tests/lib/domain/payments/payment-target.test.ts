import { describe, expect, it } from 'vitest';
import {
  getPaymentPageTarget,
  isPaymentOpen,
  toFailedPaymentStatus,
} from '@/lib/domain/payments/payment-target';
import { PAYMENT_STATUSES } from '@/lib/domain/payments/types';

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
