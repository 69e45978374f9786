// @vitest-environment own-window

import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PaymentPageProps } from '@/components/checkout/results/payment-screen';
import { AccountPaymentScreen } from '@/components/checkout/results/provider/provider-payment';
import { VoucherPaymentScreen } from '@/components/checkout/results/provider/voucher-payment-screen';
import { WalletPaymentScreen } from '@/components/checkout/results/provider/wallet-payment-screen';
import { PendingScreen } from '@/components/checkout/results/result/pending-screen';
import { ProcessingScreen } from '@/components/checkout/results/result/processing-screen';
import { SuccessScreen } from '@/components/checkout/results/result/success-screen';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { resource } from '@/tests/support/resource';
import { mockBackend } from '../../../support/mock-backend';
import { laura, show, signInAs } from '../../account/harness';
import { sandboxes } from '../samples';

const at = vi.hoisted(() => ({ path: '' }));
vi.mock('next/navigation', () => ({
  usePathname: () => at.path,
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ replace: vi.fn() }),
}));

const backend = mockBackend();

/** Fakes a backend that says of payment 9 of transaction 7 only its state, and `more`. @param method code, where it names one */
function mockPayment(status: string, method?: string, more: object = {}) {
  const own = method === undefined ? {} : { payment_method_code: method };
  backend.on(assumedCheckoutEndpoints.transaction, () => ({
    data: resource('transactions', '7', { ...own, ...more, payment_status: status }),
  }));
  backend.on(assumedCheckoutEndpoints.transactionPayment, () => ({
    data: { type: 'transaction-payments', id: '9', attributes: { ...own, ...more, status } },
  }));
}

/** Shows a screen, and expects words in each heading and no section that is nothing but its heading. */
async function expectShown(
  Screen: ComponentType<PaymentPageProps>,
  name: PaymentPageProps['screen'],
  title: string | RegExp,
) {
  show(<Screen screen={name} config={sandboxes} />);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  const empty = [...document.querySelectorAll('section, dl, h2, h3')].filter((part) => {
    const words = (part.textContent ?? '').trim();
    const headings = [...part.querySelectorAll('h2, h3')].map((one) => one.textContent ?? '');
    return headings.reduce((rest, one) => rest.replace(one, ''), words).trim() === '';
  });
  expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect(document.body.textContent).not.toMatch(/\$0|undefined|null|NaN|Invalid/);
}

beforeEach(async () => {
  signInAs(laura);
  await loadAllTexts('account', 'payments', 'delivery');
});

it.each([
  [
    'pago-oxxo',
    'voucher',
    VoucherPaymentScreen,
    'Efectivo en OXXO',
    /^Aún no tenemos tu referencia/,
  ],
  [
    'pago-mercadopago',
    'wallet-1',
    WalletPaymentScreen,
    'Paga con Mercado Pago',
    /^Abre la aplicación con la que pagas con Mercado Pago/,
  ],
  [
    'pago-codi',
    'wallet-2',
    WalletPaymentScreen,
    'Paga con CoDi',
    /^Abre la aplicación con la que pagas con CoDi/,
  ],
] as const)(
  '%s says how to pay when only the state is known',
  async (page, name, Screen, title, how) => {
    at.path = `/pagos/9/${page}`;
    mockPayment('pending');
    await expectShown(Screen, name, title);
    expect(screen.getByText(how)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pagar de otra forma' })).toBeVisible();
  },
);

it('a voucher says where its order is collected, and what the backend tells with it', async () => {
  at.path = '/pagos/9/pago-oxxo';
  const message = 'Esta tienda es una demostración.';
  mockPayment('pending', 'oxxo', { order_id: '3', reference: '930012', message });
  const pickup_store = { name: 'Universidad', address: 'Av. 5', hours: ['Lun a sáb 10 a 20 h'] };
  backend.on(assumedOrderEndpoints.order, () => ({
    data: { type: 'orders', id: '3', attributes: { total: 5, pickup_store } },
  }));
  await expectShown(VoucherPaymentScreen, 'voucher', 'Efectivo en OXXO');
  expect(screen.getByText(message)).toBeVisible();
  const heading = await screen.findByRole('heading', { name: 'Recolección en sucursal' });
  for (const text of ['Universidad', 'Av. 5', /10 a 20 h/, /^Lo preparamos cuando se confirme/]) {
    // It is printed too.
    expect(screen.getByText(text).closest('.voucher-screen-only')).toBeNull();
  }
  expect(heading.parentElement).not.toHaveTextContent('apartamos');
});

it('an account that is not approved yet can be, when only the state is known', async () => {
  at.path = '/pagos/9/pago-paypal';
  mockPayment('requires_action');
  await expectShown(AccountPaymentScreen, 'account', 'Falta que apruebes tu pago con PayPal');
  expect(screen.getByRole('button', { name: 'Aprobar el pago' })).toBeVisible();
});

it.each([
  [undefined, 'Aún no recibimos tu pago'],
  ['oxxo', 'Falta que pagues con Efectivo en OXXO'],
  ['spei_transfer', 'Falta que pagues con Transferencia por SPEI'],
  ['deposito_bank', 'Falta que pagues con Transferencia bancaria'],
  ['dimo', 'Falta que pagues con DiMo'],
])('an order that waits to be paid by %s says what to pay with', async (method, title) => {
  at.path = '/pagos/7/pago-pendiente';
  mockPayment('pending', method);
  await expectShown(PendingScreen, 'pending', title);
  expect(screen.getByRole('link', { name: 'Pagar de otra forma' })).toBeVisible();
});

it('writes the reference of a transfer in groups, as on the ticket of a store', async () => {
  at.path = '/pagos/7/pago-pendiente';
  mockPayment('pending', 'spei_transfer', {
    transaction_payment_id: '9',
    reference: '646180110400000001',
  });
  await expectShown(PendingScreen, 'pending', 'Falta que pagues con Transferencia por SPEI');
  expect(await screen.findByText('6461 8011 0400 0000 01')).toBeVisible();
});

it('a card that its bank asks about can be paid otherwise', async () => {
  at.path = '/pagos/7/procesar-pago';
  mockPayment('requires_action');
  await expectShown(ProcessingScreen, 'processing', 'Tu banco pide confirmar que eres tú');
  expect(screen.getByRole('link', { name: 'Pagar de otra forma' })).toBeVisible();
});

it('a paid order thanks', async () => {
  at.path = '/pagos/7/pago-exitoso';
  mockPayment('success');
  await expectShown(SuccessScreen, 'success', `¡Gracias por tu compra, ${laura.name}!`);
});
