// @vitest-environment own-window

import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { PaymentPageProps } from '@/components/checkout/results/payment-screen';
import {
  AccountPaymentScreen,
  OtherPaymentScreen,
} from '@/components/checkout/results/provider/provider-payment';
import { VoucherPaymentScreen } from '@/components/checkout/results/provider/voucher-payment-screen';
import { WalletPaymentScreen } from '@/components/checkout/results/provider/wallet-payment-screen';
import { PendingScreen } from '@/components/checkout/results/result/pending-screen';
import { ProcessingScreen } from '@/components/checkout/results/result/processing-screen';
import { OrderFacts, SuccessScreen } from '@/components/checkout/results/result/success-screen';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { resource } from '@/tests/support/resource';
import { fakeBackendOfLaura, laura, orderWith, show } from '../../account/harness';
import { at, router } from '../../fake-navigation';
import { mockPayment, sandboxes } from '../samples';

vi.mock('next/navigation', () => import('../../fake-navigation'));
const { replace } = router;
const backend = fakeBackendOfLaura('account', 'payments', 'delivery');

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Opens a page of payment 9 of transaction 7. */
function open(
  Screen: ComponentType<PaymentPageProps>,
  name: PaymentPageProps['screen'],
  path: string,
  sent: Parameters<typeof mockPayment>[1],
) {
  at.path = `/pagos/${path}`;
  mockPayment(backend, sent);
  show(<Screen screen={name} config={sandboxes} />);
}

describe('a page that is not the payment’s', () => {
  const PAGE = '9/pago-stripe_card';
  const payment = (method: string, status: string, more: object = {}) => ({
    method,
    status,
    ofPayment: { transaction_id: '7', ...more },
    ofTransaction: { transaction_id: '7', transaction_payment_id: '9' },
  });

  it.each([
    ['stripe_card', 'success', '/pagos/7/pago-exitoso'],
    ['stripe_card', 'pending', '/pagos/7/procesar-pago'],
    ['stripe_card', 'requires_action', '/pagos/7/procesar-pago'],
    ['oxxo', 'pending', '/pagos/9/pago-oxxo'],
    ['paypal_account', 'requires_action', '/pagos/9/pago-paypal'],
    ['', 'pending', '/pagos/7/procesar-pago'],
  ])('leads a payment with %j that is %s to %s', async (method, status, to) => {
    open(OtherPaymentScreen, 'other', PAGE, payment(method, status));
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(to));
  });

  it('explains a failed payment', async () => {
    open(OtherPaymentScreen, 'other', PAGE, payment('stripe_card', 'failed'));
    expect(await heading('Tu pago no se realizó')).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
  });

  it('names the method of its address when the backend does not', async () => {
    open(AccountPaymentScreen, 'account', PAGE, payment('', 'pending'));
    expect(await heading('Falta que apruebes tu pago con PayPal')).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
  });

  it('lets no voucher be paid whose time is over, though the backend has not ended it yet', async () => {
    const over = { reference: '93001', expires_utc: '2020-01-01T05:59:59Z' };
    open(VoucherPaymentScreen, 'voucher', PAGE, payment('oxxo', 'pending', over));
    expect(await heading('El tiempo para pagar terminó')).toBeVisible();
    expect(screen.queryByText(/93001|Dicta la referencia/)).toBeNull();
  });
});

describe('a backend that says hardly more than the state', () => {
  /** Opens a page with this title, and expects no section that is nothing but its heading. */
  async function expectShown(title: string, ...shown: Parameters<typeof open>) {
    open(...shown);
    expect(await heading(title)).toBeVisible();
    const empty = [...document.querySelectorAll('section, dl, h2, h3')].filter((part) => {
      const words = (part.textContent ?? '').trim();
      const headings = [...part.querySelectorAll('h2, h3')].map((one) => one.textContent ?? '');
      return headings.reduce((rest, one) => rest.replace(one, ''), words).trim() === '';
    });
    expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(document.body.textContent).not.toMatch(/\$0|undefined|null|NaN|Invalid/);
  }
  const otherwise = () => screen.getByRole('link', { name: 'Pagar de otra forma' });
  const pending = { status: 'pending' };
  const withApp = (name: string) => new RegExp(`^Abre la aplicación con la que pagas con ${name}`);
  const asked = { status: 'requires_action' };

  it.each([
    ['oxxo', 'voucher', VoucherPaymentScreen, 'Efectivo en OXXO', /^Aún no tenemos tu referencia/],
    [
      'mercadopago',
      'wallet-1',
      WalletPaymentScreen,
      'Paga con Mercado Pago',
      withApp('Mercado Pago'),
    ],
    ['codi', 'wallet-2', WalletPaymentScreen, 'Paga con CoDi', withApp('CoDi')],
  ] as const)('is told on pago-%s how to pay', async (page, name, Screen, title, how) => {
    await expectShown(title, Screen, name, `9/pago-${page}`, pending);
    expect(screen.getByText(how)).toBeVisible();
    expect(otherwise()).toBeVisible();
  });

  it('has a voucher say where its order is collected, and what the backend tells with it', async () => {
    const message = 'Esta tienda es una demostración.';
    const pickup_store = { name: 'Universidad', address: 'Av. 5', hours: ['Lun a sáb 10 a 20 h'] };
    backend.on(assumedOrderEndpoints.order, () => ({
      data: resource('orders', '3', { total: 5, pickup_store }),
    }));
    const ofPayment = { order_id: '3', reference: '930012', message };
    const sent = { ...pending, method: 'oxxo', ofPayment };
    await expectShown('Efectivo en OXXO', VoucherPaymentScreen, 'voucher', '9/pago-oxxo', sent);
    expect(screen.getByText(message)).toBeVisible();
    const collected = await screen.findByRole('heading', { name: 'Recolección en sucursal' });
    for (const text of ['Universidad', 'Av. 5', /10 a 20 h/, /^Lo preparamos cuando se confirme/]) {
      // It is printed too.
      expect(screen.getByText(text).closest('.voucher-screen-only')).toBeNull();
    }
    expect(collected.parentElement).not.toHaveTextContent('apartamos');
  });

  it('lets an account be approved', async () => {
    const title = 'Falta que apruebes tu pago con PayPal';
    await expectShown(title, AccountPaymentScreen, 'account', '9/pago-paypal', asked);
    expect(screen.getByRole('button', { name: 'Aprobar el pago' })).toBeVisible();
  });

  it.each([
    [undefined, 'Aún no recibimos tu pago'],
    ['oxxo', 'Falta que pagues con Efectivo en OXXO'],
    ['spei_transfer', 'Falta que pagues con Transferencia por SPEI'],
    ['deposito_bank', 'Falta que pagues con Transferencia bancaria'],
    ['dimo', 'Falta que pagues con DiMo'],
  ])('is told what to pay with by %s', async (method, title) => {
    const sent = { ...pending, method };
    await expectShown(title, PendingScreen, 'pending', '7/pago-pendiente', sent);
    expect(otherwise()).toBeVisible();
  });

  it('has the reference of a transfer in groups, as on the ticket of a store', async () => {
    const sent = {
      ...pending,
      method: 'spei_transfer',
      ofTransaction: { transaction_payment_id: '9' },
      ofPayment: { reference: '646180110400000001' },
    };
    const title = 'Falta que pagues con Transferencia por SPEI';
    await expectShown(title, PendingScreen, 'pending', '7/pago-pendiente', sent);
    expect(await screen.findByText('6461 8011 0400 0000 01')).toBeVisible();
  });

  it('lets a card that its bank asks about be paid otherwise', async () => {
    const title = 'Tu banco pide confirmar que eres tú';
    await expectShown(title, ProcessingScreen, 'processing', '7/procesar-pago', asked);
    expect(otherwise()).toBeVisible();
  });

  it('has a paid order thank', async () => {
    const title = `¡Gracias por tu compra, ${laura.name}!`;
    const sent = { status: 'success' };
    await expectShown(title, SuccessScreen, 'success', '7/pago-exitoso', sent);
  });
});

describe('what a paid order says', () => {
  const store = { type: 'stores', id: '2', name: 'Universidad', address: 'Av. 5' };
  const openFacts = (fields: object) => show(<OrderFacts order={orderWith(fields)} />);

  it('has no heading above nothing', () => {
    expect(openFacts({}).container).toBeEmptyDOMElement();
  });

  it('is the delivery alone when nothing is said about an invoice', () => {
    openFacts({ delivery_address: { recipient_name: 'Laura Méndez', street: 'Calle Orizaba' } });
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Entrega a domicilio']);
    expect(screen.getByText('Calle Orizaba')).toBeVisible();
  });

  it('is where a pickup is collected, and that the customer is told when it is ready', () => {
    const { unmount } = openFacts({ pickup_store: store });
    expect(screen.getByRole('heading', { name: 'Recolección en sucursal' })).toBeVisible();
    expect(screen.getByText(/^Te avisaremos cuando esté listo/)).toBeVisible();
    expect(screen.getByText('Universidad')).toBeVisible();
    // How long it is kept is said by a backend that knows it.
    expect(screen.queryByText(/apartamos/)).toBeNull();
    unmount();
    openFacts({ pickup_store: { ...store, hold_days: '5' } });
    expect(screen.getByText('En la sucursal te lo apartamos 5 días.')).toBeVisible();
  });
});
