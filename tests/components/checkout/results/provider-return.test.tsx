// @vitest-environment own-window

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountPaymentScreen } from '@/components/checkout/results/provider/provider-payment';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { startApproval } from '@/stores/flows/checkout/approval-attempts';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { resource } from '@/tests/support/resource';
import { mockBackend, type Resolver, refusal } from '../../../support/mock-backend';
import { laura, show, signInAs } from '../../account/harness';
import { sandboxes } from '../samples';

const PATH = '/pagos/9/pago-paypal';
const PAGE = 'https://proveedor.example/aprobar?pago=9';
const at = vi.hoisted(() => ({ query: '' }));
const router = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock('next/navigation', async () => {
  const { useSyncExternalStore } = await import('react');
  const listeners = new Set<() => void>();
  router.replace.mockImplementation((address: string) => {
    at.query = address.split('?')[1] ?? '';
    for (const listener of listeners) listener();
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    usePathname: () => '/pagos/9/pago-paypal',
    useSearchParams: () => new URLSearchParams(useSyncExternalStore(subscribe, () => at.query)),
    useRouter: () => router,
  };
});

const backend = mockBackend();
const user = userEvent.setup({ delay: null });

/** Fakes the backend for payment 9 of transaction 7. @param refuses how many reports fail before one is taken */
function mockPayment({ approvalUrl = null as string | null, refuses = 0 } = {}) {
  let status = 'requires_action';
  let failures = refuses;
  const own = { transaction_id: '7', payment_method_code: 'paypal_account' };
  const transaction = () => {
    const attributes = { ...own, transaction_payment_id: '9', payment_status: status };
    return { data: { type: 'transactions', id: '7', attributes } };
  };
  const finish = (next: string) =>
    vi.fn<Resolver>(() => {
      failures -= 1;
      if (failures >= 0) return refusal(503, 'Ocupado.');
      status = next;
      return transaction();
    });
  const [confirm, cancel] = [finish('success'), finish('cancelled')];
  backend.on(assumedCheckoutEndpoints.transaction, transaction);
  backend.on(assumedCheckoutEndpoints.transactionPayment, () => ({
    data: resource('transaction-payments', '9', {
      ...own,
      status,
      amount: 1500,
      method_name: 'PayPal',
      approval_url: approvalUrl,
    }),
  }));
  backend.on(assumedCheckoutEndpoints.paymentConfirm, confirm);
  backend.on(assumedCheckoutEndpoints.paymentCancel, cancel);
  return {
    confirmed: () => confirm.mock.calls.map(([{ body }]) => body),
    cancelled: () => cancel.mock.calls.length,
  };
}

/** Opens the page of the payment, as the browser does after the customer came from another page. */
function arrive(query: string, referrer = '') {
  at.query = query;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  return show(
    <StrictMode>
      <AccountPaymentScreen screen="account" config={sandboxes} />
    </StrictMode>,
  );
}

/** Leaves for the provider as this customer, and returns the state that it got. */
function leave(address = `${PAGE}&state={state}`, paymentId = '9') {
  const opened = startApproval({ customerId: laura.id, paymentId, address });
  return new URL(opened).searchParams.get('state');
}

const heading = (name: string) => screen.findByRole('heading', { level: 3, name });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const question = () => screen.queryByRole('heading', { level: 3, name: /^¿/ });
const atSuccess = () =>
  waitFor(() => expect(router.replace).toHaveBeenLastCalledWith('/pagos/7/pago-exitoso'));

beforeEach(async () => {
  signInAs(laura);
  router.replace.mockClear();
  await loadAllTexts('account', 'payments');
});

describe('the customer’s own return', () => {
  it('is reported at once, and once', async () => {
    const { confirmed } = mockPayment();
    const state = leave();
    arrive(`token=EC-60385559&state=${state}`);
    await atSuccess();
    expect(confirmed()).toEqual([{ provider_token: 'EC-60385559' }]);
    expect(question()).toBeNull();
  });

  it('is reported at once without a state when it comes from the provider’s own site', async () => {
    const { cancelled } = mockPayment();
    leave(PAGE);
    arrive('cancelado=1', 'https://proveedor.example/');
    await waitFor(() => expect(router.replace).toHaveBeenLastCalledWith('/pagos/7/pago-pendiente'));
    expect(cancelled()).toBe(1);
  });

  it('is a question the second time, as after a reload before the answer', async () => {
    const { confirmed } = mockPayment({ refuses: 1 });
    const query = `token=EC-60385559&state=${leave()}`;
    arrive(query);
    await heading('¿Confirmar este pago?');
    cleanup();
    arrive(query);
    await heading('¿Confirmar este pago?');
    expect(confirmed()).toHaveLength(1);
  });

  it('can be reported again by a press when the report failed', async () => {
    const { confirmed } = mockPayment({ refuses: 1 });
    arrive(`token=EC-60385559&state=${leave()}`);
    expect(await heading('¿Confirmar este pago?')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('No pudimos registrar tu respuesta.');
    await press('Sí, confirmar el pago');
    await atSuccess();
    expect(confirmed()).toHaveLength(2);
  });
});

describe('any other link', () => {
  const TOKEN = 'token=EC-60385559';
  it.each([
    ['without an attempt', TOKEN, () => undefined],
    ['with a state of its own', `${TOKEN}&state=abc`, () => undefined],
    ['while an own attempt is open', TOKEN, () => leave()],
    ['while an own attempt without a state is open', TOKEN, () => leave(PAGE)],
    ['while an own attempt for another payment is open', TOKEN, () => leave(PAGE, '10')],
    ['to cancel', 'cancelado=1', () => leave(PAGE)],
  ])('is a question: %s', async (_, query, prepare) => {
    const { confirmed, cancelled } = mockPayment();
    prepare();
    arrive(query, 'https://otra.example/');
    await waitFor(() => expect(question()).toHaveFocus());
    expect(question()).toHaveAccessibleDescription(/^Esta página se abrió con /);
    expect([confirmed(), cancelled()]).toEqual([[], 0]);
  });

  it('with the state of another customer’s attempt is a question', async () => {
    const { confirmed } = mockPayment();
    const address = `${PAGE}&state={state}`;
    const opened = startApproval({ customerId: '3', paymentId: '9', address });
    arrive(`${TOKEN}&state=${new URL(opened).searchParams.get('state')}`);
    await heading('¿Confirmar este pago?');
    expect(confirmed()).toEqual([]);
  });

  it('never says that it is being reported', async () => {
    mockPayment();
    const said = new Set<string>();
    const watcher = new MutationObserver(() => said.add(document.body.textContent ?? ''));
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    arrive('cancelado=1');
    await heading('¿Cancelar este pago?');
    watcher.disconnect();
    expect([...said].join()).not.toContain('Cancelando el pago');
  });

  it('is reported when the customer says yes, who may have lost the storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const { confirmed } = mockPayment();
    arrive(`${TOKEN}&state=${leave()}`, 'https://proveedor.example/');
    await press('Sí, confirmar el pago');
    await atSuccess();
    expect(confirmed()).toEqual([{ provider_token: 'EC-60385559' }]);
  });

  it('cancels when the customer says yes', async () => {
    const { cancelled } = mockPayment();
    arrive('cancelado=1');
    await press('Sí, cancelar el pago');
    await waitFor(() => expect(router.replace).toHaveBeenLastCalledWith('/pagos/7/pago-pendiente'));
    expect(cancelled()).toBe(1);
  });

  it.each([
    ['cancelado=1', 'No, conservar el pago'],
    [TOKEN, 'No, no lo aprobé'],
  ])('changes nothing after a no, and leaves the address: %s', async (query, no) => {
    const { confirmed, cancelled } = mockPayment();
    arrive(query);
    await press(no);
    expect(await heading('Aprueba el pago en PayPal')).toHaveFocus();
    expect(router.replace.mock.calls).toEqual([[PATH]]);
    expect([confirmed(), cancelled()]).toEqual([[], 0]);
    expect(screen.getByRole('button', { name: 'Aprobar el pago' })).toBeVisible();
  });
});

describe('the way to the provider', () => {
  it('opens its page with a new state each time, which the device remembers', async () => {
    mockPayment({ approvalUrl: `${PAGE}&state={state}` });
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
