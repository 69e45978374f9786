// @vitest-environment own-window

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getChallenge } from '@/components/checkout/results/challenge-panel';
import { AccountPaymentScreen } from '@/components/checkout/results/provider/provider-payment';
import { ProcessingScreen } from '@/components/checkout/results/result/processing-screen';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { startApproval } from '@/stores/flows/checkout/approval-attempts';
import { fakeScripts, type ScriptOutcome } from '../../../support/fake-scripts';
import { intentOf, stripeStub, unverified } from '../../../support/stripe';
import { fakeBackendOfLaura, laura, press, show } from '../../account/harness';
import { at, router } from '../../fake-navigation';
import { mockPayment, sandboxes } from '../samples';

vi.mock('next/navigation', () => import('../../fake-navigation'));
const backend = fakeBackendOfLaura('account', 'payments');
const isAt = (path: string) =>
  waitFor(() => expect(router.replace).toHaveBeenLastCalledWith(`/pagos/7/${path}`));

beforeEach(() => {
  router.replace.mockImplementation((address: string) => {
    at.query = address.split('?')[1] ?? '';
  });
});

describe('card verification with the key of the provider', () => {
  const SECRET = 'pi_9_secret_0123456789';
  const stripe = stripeStub();
  let outcome: ScriptOutcome;
  let network: ReturnType<typeof fakeScripts>;
  beforeEach(() => {
    at.path = '/pagos/7/procesar-pago';
    stripe.handleNextAction.mockClear();
    outcome = stripe.install;
    network = fakeScripts('https://js.stripe.com/', () => outcome);
  });
  afterEach(() => network.stop());

  /** Opens the page of a card that its bank asks about. `after` is the status once the payment is confirmed. */
  function open({
    secret = SECRET as string | null,
    stripeKey = 'pk_live_12345678' as string | null,
    after = 'success',
    refuses = 0,
  } = {}) {
    const own = { transaction_id: '7' };
    const payment = mockPayment(backend, {
      status: 'requires_action',
      method: 'stripe_card',
      after,
      refuses,
      ofTransaction: { ...own, transaction_payment_id: '9', amount_due: 1500, is_payable: true },
      ofPayment: { ...own, amount: 1500, client_secret: secret },
    });
    show(<ProcessingScreen screen="processing" config={{ ...sandboxes, stripeKey }} />);
    return payment;
  }
  const verify = () => press('Verificar con mi banco');
  const otherwise = () => screen.queryByRole('link', { name: 'Pagar de otra forma' });

  // This test is first, because the module caches a loaded script.
  it('shows an error when its script is blocked, and works after a retry', async () => {
    outcome = 'blocked';
    const { confirmed } = open();
    await verify();
    const said = await screen.findByText(/Error al cargar el script: https:\/\/js\.stripe/);
    expect(said).toBeVisible();
    expect(otherwise()).toHaveAttribute('href', '/compra/7/elegir-pago');
    expect(confirmed()).toEqual([]);
    outcome = stripe.install;
    await press('Verificar de nuevo');
    await isAt('pago-exitoso');
  });

  it('runs the bank’s verification, whose result the backend checks itself', async () => {
    const { confirmed, cancelled } = open();
    const asked = Promise.withResolvers<ReturnType<typeof intentOf>>();
    stripe.handleNextAction.mockReturnValueOnce(asked.promise);
    await verify();
    expect(await screen.findByText(/^Sigue los pasos de tu banco/)).toBeVisible();
    // Only one dialog at a time, and no other action below it.
    await verify();
    await press('Cancelar este pago');
    expect(stripe.handleNextAction).toHaveBeenCalledExactlyOnceWith({ clientSecret: SECRET });
    expect([...confirmed(), ...cancelled()]).toEqual([]);
    await act(async () => asked.resolve(intentOf('succeeded')));
    await isAt('pago-exitoso');
    expect(confirmed()).toEqual([['9', { provider_token: 'pi_9' }]]);
    expect(cancelled()).toEqual([]);
    expect(screen.queryByText(/^Modo de prueba/)).toBeNull();
  });

  it.each([
    // It may have been charged, so no link to pay again is shown.
    ['is no success until the backend says so', intentOf('succeeded'), /^Aún no tenemos la/, 0],
    ['explains a closed or failed verification', unverified, /^Tu banco no confirmó el pago/, 1],
  ])('%s, whatever the browser reports', async (_, reported, said, links) => {
    stripe.handleNextAction.mockResolvedValueOnce(reported);
    open({ after: 'requires_action' });
    await verify();
    expect(await screen.findByText(said)).toBeVisible();
    expect(router.replace).not.toHaveBeenCalledWith('/pagos/7/pago-exitoso');
    expect(screen.queryAllByRole('link', { name: 'Pagar de otra forma' })).toHaveLength(links);
    expect(await screen.findByRole('button', { name: 'Verificar de nuevo' })).toBeVisible();
    const kept = [document.documentElement.outerHTML, location.href, document.cookie];
    kept.push(JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }));
    const secret = 'leaves its secret neither on the page nor on the device';
    expect.soft(kept.join(), secret).not.toContain('0123456789');
  });

  it('redirects to the page that explains a failure confirmed by the backend', async () => {
    stripe.handleNextAction.mockResolvedValueOnce(unverified);
    open({ after: 'failed' });
    await verify();
    await isAt('pago-pendiente');
  });

  it('reports the result again when the first report failed', async () => {
    const { confirmed } = open({ refuses: 1 });
    await verify();
    expect(await screen.findByText(/No pudimos registrar la respuesta de tu banco/)).toBeVisible();
    expect(otherwise()).toBeNull();
    stripe.handleNextAction.mockRejectedValueOnce(new Error(`Not in the state: ${SECRET}`));
    await press('Verificar de nuevo');
    await isAt('pago-exitoso');
    expect(confirmed()).toHaveLength(2);
  });

  it('can be cancelled', async () => {
    const { confirmed, cancelled } = open();
    await press('Cancelar este pago');
    await isAt('pago-pendiente');
    expect(cancelled()).toEqual([['9', {}]]);
    expect(confirmed()).toEqual([]);
    expect(stripe.handleNextAction).not.toHaveBeenCalled();
  });

  it('without challenge data offers to ask again or pay in another way, and is no sandbox', async () => {
    const { readPayment } = open({ secret: null });
    expect(await screen.findByText(/^No pudimos abrir la verificación/)).toBeVisible();
    expect(otherwise()).toBeVisible();
    expect(screen.queryByText(/^Modo de prueba/)).toBeNull();
    const before = readPayment.mock.calls.length;
    await press('Preguntar de nuevo');
    await waitFor(() => expect(readPayment.mock.calls.length).toBeGreaterThan(before));
  });

  it('runs as a labelled sandbox without a key', async () => {
    open({ stripeKey: null });
    expect(await screen.findByText('Modo de prueba: no se hace ningún cargo real.')).toBeVisible();
    expect(network.asked).toEqual([]);
  });
});

describe('the return from the provider’s page', () => {
  const PAGE = 'https://proveedor.example/aprobar?pago=9';
  const LINK = `${PAGE}&state={state}`;
  const TOKEN = 'token=EC-60385559';
  const own = { transaction_id: '7' };
  const begin = ({ approvalUrl = null as string | null, refuses = 0 } = {}) =>
    mockPayment(backend, {
      status: 'requires_action',
      method: 'paypal_account',
      refuses,
      ofTransaction: { ...own, transaction_payment_id: '9' },
      ofPayment: { ...own, amount: 1500, method_name: 'PayPal', approval_url: approvalUrl },
    });

  /** Opens the page of the payment, as the browser does after the customer came from another page. */
  function arrive(query: string, referrer = '') {
    at.path = '/pagos/9/pago-paypal';
    at.query = query;
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    return show(
      <StrictMode>
        <AccountPaymentScreen screen="account" config={sandboxes} />
      </StrictMode>,
    );
  }

  /** Leaves for the provider, and returns the state that the customer got. */
  function leave(address = LINK, paymentId = '9', customerId = laura.id) {
    return new URL(startApproval({ customerId, paymentId, address })).searchParams.get('state');
  }

  const heading = (name: string) => screen.findByRole('heading', { level: 3, name });
  const question = () => screen.queryByRole('heading', { level: 3, name: /^¿/ });
  const asks = () => heading('¿Confirmar este pago?');

  describe('by the customer', () => {
    it('is reported at once, and once', async () => {
      const { confirmed } = begin();
      arrive(`${TOKEN}&state=${leave()}`);
      await isAt('pago-exitoso');
      expect(confirmed()).toEqual([['9', { provider_token: 'EC-60385559' }]]);
      expect(question()).toBeNull();
    });

    it('is reported at once without a state when it comes from the provider’s own site', async () => {
      const { cancelled } = begin();
      leave(PAGE);
      arrive('cancelado=1', 'https://proveedor.example/');
      await isAt('pago-pendiente');
      expect(cancelled()).toHaveLength(1);
    });

    it('is a question the second time, as after a reload before the answer, and can be reported again by a press when the report failed', async () => {
      const { confirmed } = begin({ refuses: 1 });
      const query = `${TOKEN}&state=${leave()}`;
      arrive(query);
      expect(await asks()).toHaveFocus();
      expect(screen.getByRole('alert')).toHaveTextContent('No pudimos registrar tu respuesta.');
      cleanup();
      arrive(query);
      await asks();
      expect(confirmed()).toHaveLength(1);
      await press('Sí, confirmar el pago');
      await isAt('pago-exitoso');
      expect(confirmed()).toHaveLength(2);
    });
  });

  describe('by any other link', () => {
    it.each<[claim: string, query: string, attempt?: Parameters<typeof leave>]>([
      ['without an attempt', TOKEN],
      ['with a state of its own', `${TOKEN}&state=abc`],
      ['while an own attempt is open', TOKEN, []],
      ['while an own attempt without a state is open', TOKEN, [PAGE]],
      ['while an own attempt for another payment is open', TOKEN, [PAGE, '10']],
      ['with the state of another customer’s attempt', `${TOKEN}&state={state}`, [LINK, '9', '3']],
      ['to cancel', 'cancelado=1', [PAGE]],
    ])('is a question: %s', async (_, query, attempt) => {
      const { confirmed, cancelled } = begin();
      const state = attempt ? leave(...attempt) : null;
      arrive(query.replace('{state}', `${state}`), 'https://otra.example/');
      await waitFor(() => expect(question()).toHaveFocus());
      expect(question()).toHaveAccessibleDescription(/^Esta página se abrió con /);
      expect([confirmed(), cancelled()]).toEqual([[], []]);
    });

    it('never says that it is being reported, and cancels when the customer says yes', async () => {
      const { cancelled } = begin();
      const said = new Set<string>();
      const watcher = new MutationObserver(() => said.add(document.body.textContent ?? ''));
      watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
      arrive('cancelado=1');
      await heading('¿Cancelar este pago?');
      watcher.disconnect();
      expect([...said].join()).not.toContain('Cancelando el pago');
      await press('Sí, cancelar el pago');
      await isAt('pago-pendiente');
      expect(cancelled()).toHaveLength(1);
    });

    it('is reported when the customer says yes, who may have lost the storage', async () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
      const { confirmed } = begin();
      arrive(`${TOKEN}&state=${leave()}`, 'https://proveedor.example/');
      await press('Sí, confirmar el pago');
      await isAt('pago-exitoso');
      expect(confirmed()).toEqual([['9', { provider_token: 'EC-60385559' }]]);
    });

    it.each([
      ['cancelado=1', 'No, conservar el pago'],
      [TOKEN, 'No, no lo aprobé'],
    ])('changes nothing after a no, and leaves the address: %s', async (query, no) => {
      const { confirmed, cancelled } = begin();
      arrive(query);
      await press(no);
      expect(await heading('Aprueba el pago en PayPal')).toHaveFocus();
      expect(router.replace.mock.calls).toEqual([['/pagos/9/pago-paypal']]);
      expect([confirmed(), cancelled()]).toEqual([[], []]);
      expect(screen.getByRole('button', { name: 'Aprobar el pago' })).toBeVisible();
    });
  });

  it('comes after a page that opens with a new state each time, which the device remembers', async () => {
    begin({ approvalUrl: LINK });
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: location.origin, assign });
    arrive('');
    await press('Continuar');
    await press('Continuar');
    const states = assign.mock.calls.map(([address]) => new URL(address).searchParams.get('state'));
    expect(new Set(states).size).toBe(2);
    expect(JSON.parse(localStorage.getItem('approval-attempts') ?? '').state).toEqual([
      expect.objectContaining({ customerId: laura.id, paymentId: '9', state: states[1] }),
    ]);
    await act(async () => undefined);
  });
});

describe('the second step of a payment', () => {
  const real: PaymentConfig = {
    ...sandboxes,
    stripeKey: 'pk_live_12345678',
    paypalClientId: 'client-id-of-paypal-x',
  };
  const address = 'https://pagos.example/aprobar?x=1';
  const clientSecret = 'pi_1_secret_2';
  const challenge = (change: object, config = sandboxes) => {
    const payment = { methodCode: 'stripe_card', approvalUrl: null, clientSecret: null, ...change };
    return getChallenge(payment, 'http://tienda.example', config);
  };

  it.each([
    // The provider's page, when the backend sends one.
    [{ approvalUrl: address }, 'page', 'page'],
    [{ approvalUrl: '/pagos/1/pago-paypal' }, 'page', 'page'],
    [{ approvalUrl: address, clientSecret }, 'page', 'page'],
    // Never a page that is not encrypted.
    [{ approvalUrl: 'http://pagos.example/aprobar' }, 'sandbox', 'missing'],
    [{ approvalUrl: 'javascript:alert(1)' }, 'sandbox', 'missing'],
    [{ approvalUrl: 'https://' }, 'sandbox', 'missing'],
    [{ approvalUrl: '//pagos.example/aprobar' }, 'sandbox', 'missing'],
    // The bank's dialog, with the card provider's key and the payment's secret.
    [{ clientSecret }, 'sandbox', 'over'],
    [{ methodCode: 'stripe_card' }, 'sandbox', 'missing'],
    [{ methodCode: 'paypal_account' }, 'sandbox', 'missing'],
    [{ methodCode: 'paypal_card_v2' }, 'sandbox', 'missing'],
    // A payment of another provider cannot be verified with this secret.
    [{ methodCode: 'paypal_card_v2', clientSecret }, 'sandbox', 'missing'],
  ] as const)('of %j is %s in a sandbox, and %s with keys', (change, inSandbox, withKeys) => {
    expect(challenge(change).kind).toBe(inSandbox);
    expect(challenge(change, real).kind).toBe(withKeys);
  });

  it('has the address of its page, or a token of the sandbox', () => {
    expect(challenge({ approvalUrl: address })).toEqual({ kind: 'page', address });
    expect(challenge({})).toEqual({ kind: 'sandbox', token: 'sandbox_approved' });
    // The key of one provider does not configure the other.
    const withCards = { ...real, paypalClientId: null };
    expect(challenge({ methodCode: 'paypal_account' }, withCards).kind).toBe('sandbox');
  });
});
