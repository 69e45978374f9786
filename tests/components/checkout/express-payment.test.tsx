// @vitest-environment own-window

import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, type Mock, vi } from 'vitest';
import { ReviewStep } from '@/components/checkout/review/review-step';
import { getQueryClient } from '@/lib/api/client/query-client';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { useToastStore } from '@/stores/interface/toast-store';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { createCustomerCart, createCustomerCartItem } from '../../support/create-customer-cart';
import { fakeScripts } from '../../support/fake-scripts';
import { mockBackend, type Resolver, refusal } from '../../support/mock-backend';
import { stripeStub } from '../../support/stripe';
import { laura, show } from '../account/harness';
import { card, method, mockReview, sandboxes, stepProps } from './samples';

const replace = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace, push: vi.fn() }) }));

const backend = mockBackend();
const stripe = stripeStub();
const network = fakeScripts('https://js.stripe.com/', () => stripe.install);
const SECTION = { name: 'Pago rápido' };

/** Shows the review of an order that would be paid in cash. */
function begin({ stripeKey = 'pk_live_12345678' as string | null, acceptTerms = true } = {}) {
  const order = mockReview(backend, { status: 'success', acceptTerms });
  const added: object[] = [];
  const stored = vi.fn<Resolver>(() => {
    added.push(card('9', { is_temporary: true, creation_date: new Date().toISOString() }));
    return { data: added[0] };
  });
  const needs = { tokenizer: true, secure_code_required: true };
  backend.on(assumedCheckoutEndpoints.paymentMethods, () => ({
    data: [
      method('oxxo', 'Efectivo en OXXO'),
      method(
        'stripe_card',
        'Tarjeta',
        needs,
        added.map(() => '9'),
      ),
    ],
    included: added,
  }));
  backend.on(assumedAccountEndpoints.tokenizableCreate, stored);
  show(<ReviewStep {...stepProps({ config: { ...sandboxes, stripeKey } })} />);
  return { ...order, stored };
}

const isLoaded = async () => {
  const confirm = await screen.findByRole('button', { name: /^Confirmar pedido/ });
  await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'false'));
};
/** Waits for the wallets' buttons of a device that has Apple Pay. */
async function openWallets() {
  await isLoaded();
  await waitFor(() => expect(stripe.express()).not.toBeNull());
  const wallets = stripe.express() ?? expect.fail('no wallets');
  wallets.ready({ applePay: true });
  await screen.findByRole('region', SECTION);
  return wallets;
}

async function pressWallet() {
  const wallets = await openWallets();
  expect(wallets.press()).toBe(true);
  return wallets;
}
const isRefused = (failed: Mock) =>
  waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith({ reason: 'fail' }));

beforeEach(async () => {
  replace.mockClear();
  stripe.create.mockClear();
  stripe.createPaymentMethod.mockClear();
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  await loadAllTexts('account', 'cart', 'cards', 'checkout', 'review-order');
});

it('asks the provider for nothing without its key', async () => {
  begin({ stripeKey: null });
  await isLoaded();
  expect(stripe.create).not.toHaveBeenCalled();
  expect(network.asked).toEqual([]);
  expect(screen.queryByRole('region', SECTION)).toBeNull();
});

it('shows nothing on a device without a wallet', async () => {
  begin();
  await isLoaded();
  await waitFor(() => expect(stripe.create).toHaveBeenCalled());
  stripe.express()?.ready(undefined);
  expect(screen.queryByRole('region', SECTION)).toBeNull();
});

it('orders what is shown, once, for the amount of the wallet', async () => {
  const { placed, stored } = begin();
  const wallets = await openWallets();
  const asked = { mode: 'payment', amount: 100_000, currency: 'mxn' };
  expect(stripe.elements.mock.lastCall?.[0]).toMatchObject(asked);
  expect(wallets.press()).toBe(true);
  const failed = wallets.confirm();
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/pagos/10191/pago-exitoso'));
  expect(stored.mock.lastCall?.[0].body).toMatchObject({
    data: { attributes: { token: 'pm_1', is_temporary: true, cvc_token: null } },
  });
  expect(placed).toHaveBeenCalledOnce();
  expect(placed.mock.lastCall?.[0].body).toMatchObject({
    ...{ payment_method_code: 'stripe_card', tokenizable_id: '9', total: 1000 },
    monthly_payment_option_plans: [],
  });
  expect(failed).not.toHaveBeenCalled();
});

it('keeps the wallet closed while something is missing, and says what', async () => {
  begin({ acceptTerms: false });
  const wallets = await openWallets();
  expect(wallets.press()).toBe(false);
  expect(await screen.findByText('Por favor, acepta los términos y condiciones.')).toBeVisible();
});

it('orders nothing at another amount than the wallet has shown', async () => {
  const { placed, setDue } = begin();
  const wallets = await pressWallet();
  setDue(1200);
  const failed = wallets.confirm();
  expect(await screen.findByText('Estamos procesando tu pedido')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Estamos procesando tu pedido')).toBeNull());
  expect(await screen.findByText('El total cambió de $1,000.00 a $1,200.00.')).toBeVisible();
  expect(placed).not.toHaveBeenCalled();
  await isRefused(failed);
  expect(useToastStore.getState().toasts).toMatchObject([
    { title: 'No se hizo tu pedido', text: expect.stringContaining('cambió') },
  ]);
});

it('orders nothing else than what the shopper saw before the sheet covered it', async () => {
  const { placed, setCart } = begin();
  const wallets = await pressWallet();
  // The page behind the sheet already shows the change, which nobody could read.
  setCart(createCustomerCart([createCustomerCartItem('7', 2)]));
  await act(() => getQueryClient().refetchQueries(customerCartQuery(laura.id)));
  const failed = wallets.confirm();
  await isRefused(failed);
  expect(placed).not.toHaveBeenCalled();
  expect(useToastStore.getState().toasts).toMatchObject([{ title: 'No se hizo tu pedido' }]);
});

it('lets the sheet wait for the order, and fail with it', async () => {
  const { placed } = begin();
  placed.mockReturnValue(refusal(422, 'El banco no autorizó el cargo.'));
  backend.on(assumedCheckoutEndpoints.transactionOutcome, () => refusal(404, 'No existe.'));
  const wallets = await pressWallet();
  const failed = wallets.confirm();
  await isRefused(failed);
  expect(useToastStore.getState().toasts).toMatchObject([
    { text: expect.stringContaining('El banco no autorizó el cargo.') },
  ]);
});

it('tells the wallet and the shopper when the provider refuses it', async () => {
  const { placed, stored } = begin();
  stripe.submit.mockResolvedValueOnce({ error: { message: 'Refused' } });
  const wallets = await pressWallet();
  const failed = wallets.confirm();
  await isRefused(failed);
  expect(useToastStore.getState().toasts).toHaveLength(1);
  expect(stored).not.toHaveBeenCalled();
  expect(placed).not.toHaveBeenCalled();
});
