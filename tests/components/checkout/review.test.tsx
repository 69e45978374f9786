// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReviewStep } from '@/components/checkout/review/review-step';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { completeStep } from '@/lib/domain/checkout/steps';
import { loadTexts } from '@/lib/i18n/client';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useToastStore } from '@/stores/interface/toast-store';
import { clearToasts } from '../../support/clear-toasts';
import { mockBackend, type Resolver } from '../../support/mock-backend';
import { laura, show } from '../account/harness';
import { totals } from './samples';

const replace = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace, push: vi.fn() }) }));

const user = userEvent.setup({ delay: null });
const method = {
  type: 'payment-methods',
  id: 'oxxo',
  attributes: { code: 'oxxo', name: 'Efectivo en OXXO', tokenizer: false, is_available: true },
};
const transaction = (payment_status: string) => ({
  type: 'transactions',
  id: '10191',
  attributes: {
    transaction_id: '10191',
    cart_id: '2-1',
    payment_status,
    total: 1000,
    amount_due: 1000,
  },
});
const store = {
  type: 'pickup-stores',
  id: '2',
  attributes: { name: 'Universidad', address: 'Centro', is_available: true },
};
const backend = mockBackend();

interface Server {
  /** Answers the order request; by default the order is created. */
  place?: () => Response;
  redirectTo?: string | null;
  status?: string;
  /** What is left to pay at first, in pesos. */
  due?: number;
}

function begin({ place, redirectTo = null, status = 'pending', due = 1000 }: Server = {}) {
  const made = { data: transaction(status), meta: { redirectTo } };
  let amount = due;
  const placed = vi.fn<Resolver>(() => {
    amount = 1200;
    return place?.() ?? made;
  });
  backend.on(assumedCheckoutEndpoints.paymentMethods, () => ({ data: [method] }));
  backend.on(specEndpoints.cartTotals, () => ({ meta: totals(amount) }));
  backend.on(specEndpoints.cartValidateReview, () => ({ meta: { valid: true } }));
  backend.on(assumedCheckoutEndpoints.pickupStores, () => ({ data: [store] }));
  backend.on(assumedCheckoutEndpoints.transactionOutcome, () => made);
  backend.on(assumedCheckoutEndpoints.transactionCreate, placed);
  useCheckoutStore.getState().update((data) => ({
    ...data,
    paymentMethodCode: 'oxxo',
    isShipping: false,
    store: { id: '2', label: 'Universidad' },
    acceptTerms: true,
    steps: completeStep(data.steps, 'shipment'),
  }));
  const hold = vi.fn();
  const config = {
    providers: { account: 'paypal', voucher: 'oxxo', 'wallet-1': 'c', 'wallet-2': 'd' },
    stripeKey: null,
    paypalClientId: null,
    fraudScript: null,
    hosts: [],
  };
  const shown = show(
    <ReviewStep
      customer={laura}
      transactionId={null}
      store={useCheckoutStore}
      config={config}
      onComplete={() => undefined}
      lockNavigation={hold}
    />,
  );
  return { placed, hold, shown };
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  replace.mockClear();
  useCheckoutStore.getState().reset();
  clearToasts();
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  await Promise.all(
    (['account', 'cart', 'checkout', 'review-order'] as const).map((one) => loadTexts(one)),
  );
});
afterEach(cleanup);

const button = (amount: string) =>
  screen.findByRole('button', { name: `Confirmar pedido · ${amount}` });

it('places one order with the server’s total, locks the page and goes to its result', async () => {
  const { placed, hold, shown } = begin();
  await user.dblClick(await button('$1,000.00'));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/pagos/10191/pago-pendiente'));
  expect(placed).toHaveBeenCalledOnce();
  expect(placed.mock.calls[0]?.[0].body).toMatchObject({
    cart_id: '2-1',
    total: 1000,
    accept_terms: true,
  });
  expect(hold).toHaveBeenLastCalledWith(true);
  expect(screen.getByRole('dialog')).toHaveTextContent('Te llevamos al resultado');
  expect(useCheckoutStore.getState().paymentMethodCode).toBe('oxxo');
  shown.unmount();
  expect(useCheckoutStore.getState().paymentMethodCode).toBeNull();
});

it.each([
  ['/pagos/7/pago-oxxo', '/pagos/7/pago-oxxo'],
  ['//evil.example/pagos', '/pagos/10191/pago-pendiente'],
  ['/\t/evil.example', '/pagos/10191/pago-pendiente'],
])('follows the redirect %j only when it is allowed', async (redirectTo, address) => {
  begin({ redirectTo });
  await user.click(await button('$1,000.00'));
  await waitFor(() => expect(replace).toHaveBeenCalledWith(address));
});

it.each([
  ['success', '/pagos/10191/pago-exitoso'],
  ['requires_action', '/pagos/10191/pago-pendiente'],
])('goes to the page of the payment status %s', async (status, address) => {
  begin({ status });
  await user.click(await button('$1,000.00'));
  await waitFor(() => expect(replace).toHaveBeenCalledWith(address));
});

it('places an order that the wallet covers without a payment method', async () => {
  const { placed } = begin({ due: 0, status: 'success' });
  useCheckoutStore.getState().update((data) => ({ ...data, paymentMethodCode: null }));
  expect(await screen.findByText('Pagado con tu monedero')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirmar pedido' }));
  await waitFor(() => expect(placed).toHaveBeenCalledOnce());
  expect(placed.mock.calls[0]?.[0].body).toMatchObject({ total: 0, payment_method_code: null });
});

it('says that a method is missing when the wallet does not cover everything any more', async () => {
  const { placed } = begin({ due: 199 });
  useCheckoutStore.getState().update((data) => ({ ...data, paymentMethodCode: null }));
  expect(await screen.findByText('Falta elegir cómo pagar $199.00.')).toBeVisible();
  await user.click(await button('$199.00'));
  expect(await screen.findByText('Por favor, selecciona tu método de pago.')).toBeVisible();
  expect(placed).not.toHaveBeenCalled();
});

it('announces and shows a changed total, and places nothing', async () => {
  const detail = 'El total de tu pedido es ahora $1,200.00.';
  const errors = [{ detail, code: 'total_changed', source: { pointer: '/total' } }];
  const { hold } = begin({
    place: () => Response.json({ errors, message: detail }, { status: 422 }),
  });
  await user.click(await button('$1,000.00'));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(await button('$1,200.00')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Total' })).toHaveFocus();
  expect(hold).toHaveBeenLastCalledWith(false);
  expect(replace).not.toHaveBeenCalled();
  expect(useToastStore.getState().toasts[0]).toMatchObject({ duration: -1 });
  expect(useCheckoutStore.getState().attempt).toBeNull();
});

it('asks for the result after a lost answer, and never places the order again', async () => {
  const { placed } = begin({ place: () => Response.json({ errors: [] }, { status: 504 }) });
  await user.click(await button('$1,000.00'));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/pagos/10191/pago-pendiente'));
  expect(placed).toHaveBeenCalledOnce();
});

it('asks for the result of a pending order when the page opens', async () => {
  useCheckoutStore.setState({ attempt: { key: crypto.randomUUID(), of: '2-1' } });
  const { placed } = begin();
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/pagos/10191/pago-pendiente'));
  expect(placed).not.toHaveBeenCalled();
});
