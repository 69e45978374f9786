// @vitest-environment own-window

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  AccountPaymentScreen,
  OtherPaymentScreen,
} from '@/components/checkout/results/provider/provider-payment';
import { VoucherPaymentScreen } from '@/components/checkout/results/provider/voucher-payment-screen';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { loadTexts } from '@/lib/i18n/client';
import { resource } from '@/tests/support/resource';
import { mockBackend } from '../../../support/mock-backend';
import { laura, show, signInAs } from '../../account/harness';
import { sandboxes } from '../samples';

const replace = vi.fn();
vi.mock('next/navigation', () => ({
  usePathname: () => '/pagos/9/pago-stripe_card',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ replace }),
}));

const backend = mockBackend();
const page = { config: sandboxes };

/** Fakes the backend for payment 9 of transaction 7. */
function mockPayment(method: string, status: string, more: object = {}) {
  const own = { transaction_id: '7', payment_method_code: method };
  backend.on(assumedCheckoutEndpoints.transaction, () => ({
    data: resource('transactions', '7', {
      ...own,
      transaction_payment_id: '9',
      payment_status: status,
    }),
  }));
  backend.on(assumedCheckoutEndpoints.transactionPayment, () => ({
    data: { type: 'transaction-payments', id: '9', attributes: { ...own, status, ...more } },
  }));
}

beforeEach(async () => {
  replace.mockClear();
  signInAs(laura);
  await loadTexts('payments');
});

it.each([
  ['stripe_card', 'success', '/pagos/7/pago-exitoso'],
  ['stripe_card', 'pending', '/pagos/7/procesar-pago'],
  ['stripe_card', 'requires_action', '/pagos/7/procesar-pago'],
  ['oxxo', 'pending', '/pagos/9/pago-oxxo'],
  ['paypal_account', 'requires_action', '/pagos/9/pago-paypal'],
  ['', 'pending', '/pagos/7/procesar-pago'],
])(
  'a page that no provider has leads a payment with %j that is %s to %s',
  async (method, status, to) => {
    mockPayment(method, status);
    show(<OtherPaymentScreen screen="other" {...page} />);
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(to));
  },
);

it('a page that no provider has explains a failed payment', async () => {
  mockPayment('stripe_card', 'failed');
  show(<OtherPaymentScreen screen="other" {...page} />);
  expect(await screen.findByRole('heading', { name: 'Tu pago no se realizó' })).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

it('the address names the method of a payment on a provider’s page when the backend does not', async () => {
  mockPayment('', 'pending');
  show(<AccountPaymentScreen screen="account" {...page} />);
  expect(
    await screen.findByRole('heading', { name: 'Falta que apruebes tu pago con PayPal' }),
  ).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

it('a voucher whose time is over cannot be paid, though the backend has not ended it yet', async () => {
  mockPayment('oxxo', 'pending', { reference: '93001', expires_utc: '2020-01-01T05:59:59Z' });
  show(<VoucherPaymentScreen screen="voucher" {...page} />);
  expect(
    await screen.findByRole('heading', { name: 'El tiempo para pagar terminó' }),
  ).toBeVisible();
  expect(screen.queryByText(/93001|Dicta la referencia/)).toBeNull();
});
