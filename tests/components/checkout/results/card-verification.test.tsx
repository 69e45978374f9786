// @vitest-environment own-window

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { ProcessingScreen } from '@/components/checkout/results/result/processing-screen';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { fakeScripts, type ScriptOutcome } from '../../../support/fake-scripts';
import { mockBackend, type Resolver, refusal } from '../../../support/mock-backend';
import { intentOf, stripeStub, unverified } from '../../../support/stripe';
import { laura, show, signInAs } from '../../account/harness';
import { sandboxes } from '../samples';

const replace = vi.fn();
vi.mock('next/navigation', () => ({
  usePathname: () => '/pagos/7/procesar-pago',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ replace }),
}));

const backend = mockBackend();
const user = userEvent.setup({ delay: null });
const SECRET = 'pi_9_secret_0123456789';
const stripe = stripeStub();
let outcome: ScriptOutcome;
let network: ReturnType<typeof fakeScripts>;

/** Fakes the backend for payment 9 of transaction 7. `after` is its status once it is confirmed. */
function mockPayment({ secret = SECRET as string | null, after = 'success', refuses = 0 } = {}) {
  let status = 'requires_action';
  let failures = refuses;
  const transaction = () => {
    const attributes = {
      transaction_id: '7',
      transaction_payment_id: '9',
      payment_method_code: 'stripe_card',
      payment_status: status,
      amount_due: 1500,
      is_payable: true,
    };
    return { data: { type: 'transactions', id: '7', attributes } };
  };
  const readPayment = vi.fn<Resolver>(() => {
    const attributes = { transaction_id: '7', payment_method_code: 'stripe_card', amount: 1500 };
    const data = { type: 'transaction-payments', id: '9' };
    return { data: { ...data, attributes: { ...attributes, status, client_secret: secret } } };
  });
  const finish = (next: string) =>
    vi.fn<Resolver>(() => {
      failures -= 1;
      if (failures >= 0) return refusal(503, 'Ocupado.');
      status = next;
      return transaction();
    });
  const [confirm, cancel] = [finish(after), finish('cancelled')];
  backend.on(assumedCheckoutEndpoints.transaction, transaction);
  backend.on(assumedCheckoutEndpoints.transactionPayment, readPayment);
  backend.on(assumedCheckoutEndpoints.paymentConfirm, confirm);
  backend.on(assumedCheckoutEndpoints.paymentCancel, cancel);
  const bodies = (call: Mock<Resolver>) =>
    call.mock.calls.map(([{ body, params }]) => [params.id, body]);
  return { readPayment, confirmed: () => bodies(confirm), cancelled: () => bodies(cancel) };
}

const page = (config: Partial<PaymentConfig> = { stripeKey: 'pk_live_12345678' }) => (
  <ProcessingScreen screen="processing" config={{ ...sandboxes, ...config }} />
);
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => user.click(await button(name));
const otherwise = () => screen.queryByRole('link', { name: 'Pagar de otra forma' });
beforeEach(async () => {
  replace.mockClear();
  signInAs(laura);
  stripe.handleNextAction.mockClear();
  outcome = stripe.install;
  network = fakeScripts('https://js.stripe.com/', () => outcome);
  await loadAllTexts('account', 'payments');
});
afterEach(() => network.stop());

describe('card verification with the key of the provider', () => {
  // This test is first, because the module caches a loaded script.
  it('shows an error when its script is blocked, and works after a retry', async () => {
    outcome = 'blocked';
    const { confirmed } = mockPayment();
    show(page());
    await press('Verificar con mi banco');
    expect(
      await screen.findByText(/Error al cargar el script: https:\/\/js\.stripe/),
    ).toBeVisible();
    expect(otherwise()).toHaveAttribute('href', '/compra/7/elegir-pago');
    expect(confirmed()).toEqual([]);
    outcome = stripe.install;
    await press('Verificar de nuevo');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/pagos/7/pago-exitoso'));
  });

  it('runs the bank’s verification, whose result the backend checks itself', async () => {
    const { confirmed, cancelled } = mockPayment();
    let finish: (value: ReturnType<typeof intentOf>) => void = () => undefined;
    stripe.handleNextAction.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    show(page());
    await press('Verificar con mi banco');
    expect(await screen.findByText(/^Sigue los pasos de tu banco/)).toBeVisible();
    // Only one dialog at a time, and no other action below it.
    await press('Verificar con mi banco');
    await press('Cancelar este pago');
    expect(stripe.handleNextAction).toHaveBeenCalledExactlyOnceWith({ clientSecret: SECRET });
    expect([...confirmed(), ...cancelled()]).toEqual([]);
    await act(async () => finish(intentOf('succeeded')));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/pagos/7/pago-exitoso'));
    expect(confirmed()).toEqual([['9', { provider_token: 'pi_9' }]]);
    expect(cancelled()).toEqual([]);
    expect(screen.queryByText(/^Modo de prueba/)).toBeNull();
  });

  it('is not a success until the backend says so, whatever the browser reports', async () => {
    mockPayment({ after: 'requires_action' });
    show(page());
    await press('Verificar con mi banco');
    expect(await screen.findByText(/^Aún no tenemos la respuesta de tu banco/)).toBeVisible();
    expect(replace).not.toHaveBeenCalledWith('/pagos/7/pago-exitoso');
    // It may have been charged, so no link to pay again is shown.
    expect(otherwise()).toBeNull();
  });

  it('explains a closed or failed verification, and offers another way to pay', async () => {
    stripe.handleNextAction.mockResolvedValueOnce(unverified);
    mockPayment({ after: 'requires_action' });
    show(page());
    await press('Verificar con mi banco');
    expect(await screen.findByText(/^Tu banco no confirmó el pago/)).toBeVisible();
    expect(otherwise()).toBeVisible();
    expect(await button('Verificar de nuevo')).toBeVisible();
  });

  it('redirects to the page that explains a failure confirmed by the backend', async () => {
    stripe.handleNextAction.mockResolvedValueOnce(unverified);
    mockPayment({ after: 'failed' });
    show(page());
    await press('Verificar con mi banco');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/pagos/7/pago-pendiente'));
  });

  it('reports the result again when the first report failed', async () => {
    const { confirmed } = mockPayment({ refuses: 1 });
    show(page());
    await press('Verificar con mi banco');
    expect(await screen.findByText(/No pudimos registrar la respuesta de tu banco/)).toBeVisible();
    expect(otherwise()).toBeNull();
    stripe.handleNextAction.mockRejectedValueOnce(new Error(`Not in the state: ${SECRET}`));
    await press('Verificar de nuevo');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/pagos/7/pago-exitoso'));
    expect(confirmed()).toHaveLength(2);
  });

  it('can be cancelled', async () => {
    const { confirmed, cancelled } = mockPayment();
    show(page());
    await press('Cancelar este pago');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/pagos/7/pago-pendiente'));
    expect(cancelled()).toEqual([['9', {}]]);
    expect(confirmed()).toEqual([]);
    expect(stripe.handleNextAction).not.toHaveBeenCalled();
  });

  it('without challenge data offers to ask again or pay in another way, and is no sandbox', async () => {
    const { readPayment } = mockPayment({ secret: null });
    show(page());
    expect(await screen.findByText(/^No pudimos abrir la verificación/)).toBeVisible();
    expect(otherwise()).toBeVisible();
    expect(screen.queryByText(/^Modo de prueba/)).toBeNull();
    const before = readPayment.mock.calls.length;
    await press('Preguntar de nuevo');
    await waitFor(() => expect(readPayment.mock.calls.length).toBeGreaterThan(before));
  });

  it('leaves its secret neither on the page nor on the device', async () => {
    mockPayment({ after: 'requires_action' });
    show(page());
    await press('Verificar con mi banco');
    await screen.findByText(/^Aún no tenemos/);
    const kept = [document.documentElement.outerHTML, location.href, document.cookie];
    kept.push(JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }));
    expect(kept.join()).not.toContain('0123456789');
  });
});

it('runs as a labelled sandbox without a key', async () => {
  mockPayment();
  show(page({ stripeKey: null }));
  expect(await screen.findByText('Modo de prueba: no se hace ningún cargo real.')).toBeVisible();
  expect(network.asked).toEqual([]);
});
