import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getProviderPage } from '@/lib/domain/payments/payment-method';
import {
  getPaymentPageTarget,
  isPaymentOpen,
  resolvePaymentRedirect,
  toFailedPaymentStatus,
} from '@/lib/domain/payments/payment-target';
import { PAYMENT_STATUSES } from '@/lib/domain/payments/types';
import { forAll } from '@/tests/support/for-all';

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
  ] as const)('%s with %s', (status, method, expected) =>
    expect(page(status, method)).toEqual(expected),
  );

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

const SITE = 'https://tienda.example';
const HOSTS = ['https://www.paypal.example', 'http://plain.example'];
const read = (address: string | null) => resolvePaymentRedirect(address, SITE, HOSTS);

describe('resolvePaymentRedirect', () => {
  it.each([
    ['/pagos/10194/pago-oxxo', '/pagos/10194/pago-oxxo'],
    ['pagos/1/pago-codi?a=1#b', '/pagos/1/pago-codi?a=1#b'],
    ['https://tienda.example/pagos/7/procesar-pago', '/pagos/7/procesar-pago'],
    ['https://TIENDA.example:443/pagos/7/procesar-pago', '/pagos/7/procesar-pago'],
  ])('stays on this site with %s', (address, path) =>
    expect(read(address)).toEqual({ kind: 'internal', path }),
  );

  it('allows a configured payment host', () => {
    const url = 'https://www.paypal.example/approve?token=1';
    expect(read(url)).toEqual({ kind: 'external', url });
  });

  it.each([
    [null],
    [''],
    ['//evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example/pagos'],
    ['/.//evil.example'],
    ['http://tienda.example/pagos/1'],
    ['https://tienda.example.evil.example/'],
    ['https://tienda.example@evil.example/'],
    ['https://a:b@tienda.example/pagos'],
    ['https://www.paypal.example@evil.example/'],
    ['https://x@www.paypal.example/'],
    ['https://:x@www.paypal.example/'],
    ['https://www.paypal.example.evil.example/'],
    ['http://www.paypal.example/approve'],
    ['http://plain.example/approve'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['blob:https://tienda.example/1'],
    ['/api/eshop/logout'],
  ])('refuses %j', (address) => expect(read(address)).toBeNull());

  it('never allows an origin that is not configured', () =>
    forAll(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (address) => {
      const found = read(address);
      if (found === null) return true;
      const url = new URL(found.kind === 'internal' ? found.path : found.url, SITE);
      return found.kind === 'internal' ? url.origin === SITE : url.origin === HOSTS[0];
    }));
});
