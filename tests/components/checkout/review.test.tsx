// @vitest-environment own-window

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { beforeEach, expect, it, type Mock, vi } from 'vitest';
import { ReviewStep } from '@/components/checkout/review/review-step';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { getCartLineState } from '@/lib/domain/cart/line-state';
import { setDigital } from '@/lib/domain/checkout/delivery';
import type { MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import {
  type CartView,
  EMPTY_CART_VIEW,
  useCustomerCartStore,
} from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { getOrderRedirect, saveOrderRedirect } from '@/stores/flows/checkout/place-order-once';
import { syncDelivery } from '@/stores/flows/checkout/save-delivery';
import { useToastStore } from '@/stores/interface/toast-store';
import { useSessionStore } from '@/stores/session/session-store';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import {
  createCustomerCart,
  createCustomerCartBuild,
  createCustomerCartItem,
} from '../../support/create-customer-cart';
import { holdFrames } from '../../support/hold-frames';
import { connectionLost, mockBackend, type Resolver, refusal } from '../../support/mock-backend';
import { laura, show } from '../account/harness';
import { decide, mockReview, sandboxes, sentMonths, stepProps, totals } from './samples';

const replace = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace, push: vi.fn() }) }));

const user = userEvent.setup({ delay: null });
const CHANGE_LINKS = [
  ['Forma de pago', '/compra/elegir-pago'],
  ['Entrega', '/compra/elegir-envio'],
  ['Factura', '/compra/elegir-envio#parte-billing'],
  ['Productos', '/compra/carrito/detalle'],
] as const;
const PENDING = '/pagos/10191/pago-pendiente';
const backend = mockBackend();
const remembered = () => JSON.parse(localStorage.getItem('approval-attempts') ?? 'null')?.state;

function begin({
  onRender = () => undefined,
  hosts = [],
  ...server
}: Parameters<typeof mockReview>[1] & { onRender?: () => void; hosts?: string[] } = {}) {
  const order = mockReview(backend, server);
  const hold = vi.fn();
  const props = stepProps({ lockNavigation: hold, config: { ...sandboxes, hosts } });
  const shown = show(
    <Profiler id="review" onRender={onRender}>
      <ReviewStep {...props} />
    </Profiler>,
  );
  return { ...order, hold, shown };
}
/** The order was not made by an earlier press. */
const forgetOutcome = () =>
  backend.on(assumedCheckoutEndpoints.transactionOutcome, () => refusal(404, 'No existe.'));
const bodyOf = (call: Mock<Resolver>) => call.mock.calls[0]?.[0].body;

beforeEach(async () => {
  history.replaceState(null, '');
  replace.mockClear();
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  await loadAllTexts('account', 'cart', 'checkout', 'review-order', 'shipment', 'delivery');
});

const isAt = (path: string) => waitFor(() => expect(replace).toHaveBeenCalledWith(path));
const isPlaced = (placed: Mock<Resolver>) => waitFor(() => expect(placed).toHaveBeenCalledOnce());
const region = (name: string) => screen.getByRole('region', { name });

const button = async (amount: string) => {
  const found = await screen.findByRole('button', { name: `Confirmar pedido · ${amount}` });
  await waitFor(() => expect(found).toHaveAttribute('aria-disabled', 'false'));
  return found;
};

const pay = async (amount = '$1,000.00') => user.click(await button(amount));

it('places one order with the server’s total, locks the page and goes to its result', async () => {
  const { placed, hold, shown } = begin();
  await user.dblClick(await button('$1,000.00'));
  await isAt(PENDING);
  expect(placed).toHaveBeenCalledOnce();
  expect(bodyOf(placed)).toMatchObject({ cart_id: '2-1', total: 1000, accept_terms: true });
  expect(hold).toHaveBeenLastCalledWith(true);
  expect(screen.getByRole('dialog')).toHaveTextContent('Te llevamos al resultado');
  expect(useCheckoutStore.getState().paymentMethodCode).toBe('oxxo');
  shown.unmount();
  expect(useCheckoutStore.getState().paymentMethodCode).toBeNull();
});

it('lets each part be changed with one click', async () => {
  begin();
  await button('$1,000.00');
  for (const [name, path] of CHANGE_LINKS) {
    expect(screen.getByRole('link', { name: `Cambiar: ${name}` })).toHaveAttribute('href', path);
  }
});

it('says beside the button that the connection is lost, and places nothing', async () => {
  const { placed } = begin();
  const confirm = await button('$1,000.00');
  backend.on(specEndpoints.cartTotals, connectionLost);
  await user.click(confirm);
  const alerts = await screen.findAllByRole('alert');
  const said = () => alerts.map(({ textContent }) => textContent).join();
  await waitFor(() => expect(said()).toContain('No hay respuesta del servidor'));
  expect(placed).not.toHaveBeenCalled();
});

const ENDED = 'El cupón BIENVENIDO100 es para tu primera compra.';
/** An order with a coupon, which another device may use up. Without it the order costs 1,100 pesos. */
function beginWithCoupon({ isOver }: { isOver: boolean }) {
  const coupon = { isOver };
  const shown = begin({
    sold: createCustomerCart([createCustomerCartItem('7', 1)], { messages: [ENDED] }),
    validate: () =>
      coupon.isOver ? refusal(422, ENDED, '/coupon_code') : { meta: { valid: true } },
  });
  backend.on(specEndpoints.cartCouponRemove, () => {
    coupon.isOver = false;
    shown.setDue(1100);
    return { meta: totals(1100) };
  });
  return { ...shown, coupon };
}

it('says once that a coupon ended, lets it be removed, and orders at the total without it', async () => {
  const { placed, coupon } = beginWithCoupon({ isOver: false });
  forgetOutcome();
  const confirm = await button('$1,000.00');
  coupon.isOver = true;
  await user.click(confirm);
  const remove = await screen.findByRole('button', { name: 'Quitar el cupón' });
  await waitFor(() => expect(remove).toHaveFocus());
  const products = region('Productos');
  expect(within(products).getAllByText(ENDED)).toHaveLength(1);
  expect(placed).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(ENDED)).toBeNull());
  expect(await button('$1,100.00')).toHaveFocus();
  await pay('$1,100.00');
  await isPlaced(placed);
  expect(bodyOf(placed)).toMatchObject({ total: 1100 });
});

it('drops the reason, too, when a coupon that had ended before is removed', async () => {
  beginWithCoupon({ isOver: true });
  await user.click(await screen.findByRole('button', { name: 'Quitar el cupón' }));
  await button('$1,100.00');
  await waitFor(() => expect(screen.queryByText(ENDED)).toBeNull());
});

it('locks the page with the first thing that a press draws, and asks the server after the frame', async () => {
  const lock = () => screen.queryByText('Estamos procesando tu pedido');
  const drawn: boolean[] = [];
  const { placed, delivery, hold } = begin({ onRender: () => drawn.push(lock() !== null) });
  const confirm = await button('$1,000.00');
  const frames = holdFrames();
  drawn.length = 0;
  await act(async () => {
    confirm.click();
    confirm.click();
  });
  expect(drawn[0]).toBe(true);
  expect(hold).toHaveBeenLastCalledWith(true);
  expect(delivery).not.toHaveBeenCalled();
  frames.draw();
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  expect(delivery).toHaveBeenCalledOnce();
  expect(placed).toHaveBeenCalledOnce();
});

it.each([
  ['/pagos/7/pago-oxxo', '/pagos/7/pago-oxxo'],
  ['//evil.example/pagos', PENDING],
  ['/\t/evil.example', PENDING],
  // Pages that this shop does not have.
  ['/gracias-por-tu-compra', PENDING],
  ['/pagos/7', PENDING],
  ['/pagos/7/pago-stripe_card', PENDING],
])('follows the redirect %j only when it is allowed', async (redirectTo, address) => {
  begin({ redirectTo });
  await pay();
  await isAt(address);
  expect(remembered()).toBeUndefined();
});

it('remembers with which payment and state it leaves for a provider, and goes there once', async () => {
  const assign = vi.fn();
  const { origin, href, pathname, search } = location;
  vi.stubGlobal('location', { origin, href, pathname, search, assign });
  const hosts = ['https://proveedor.example'];
  const { shown } = begin({ redirectTo: `${hosts[0]}/aprobar?state={state}`, hosts });
  await pay();
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const state = new URL(assign.mock.calls[0]?.[0]).searchParams.get('state');
  const attempt = { customerId: laura.id, paymentId: '9', state };
  expect(remembered()).toEqual([expect.objectContaining(attempt)]);
  // Back from the provider's page, the checkout does not lead there again.
  shown.unmount();
  begin({ hosts });
  await button('$1,000.00');
  expect(assign).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
});

it('keeps the result page of the order’s customer with the history entry, beside what the router keeps there', () => {
  history.replaceState({ tree: 1 }, '');
  saveOrderRedirect('2', PENDING);
  expect(getOrderRedirect('2')).toBe(PENDING);
  expect(getOrderRedirect('3')).toBeNull();
  expect(history.state).toMatchObject({ tree: 1 });
  history.pushState({ tree: 2 }, '', '/compra/elegir-pago');
  expect(getOrderRedirect('2')).toBeNull();
});

it.each([
  ['success', '/pagos/10191/pago-exitoso'],
  ['requires_action', PENDING],
])('goes to the page of the payment status %s', async (status, address) => {
  begin({ status });
  await pay();
  await isAt(address);
});

it('forgets the order when a full load takes the place of the router’s navigation', async () => {
  const first = begin();
  await pay();
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  // The browser leaves the document without unmounting it, and shows the result in the same history entry.
  dispatchEvent(new Event('pagehide'));
  expect(useCheckoutStore.getState().paymentMethodCode).toBeNull();
  first.shown.unmount();
  history.replaceState(null, '', '/pagos/10191/pago-pendiente');
  history.pushState(null, '', '/compra/revisar');
  const { placed } = begin();
  await pay();
  await isPlaced(placed);
});

it('still leads to the result after a reload before it was open', async () => {
  const first = begin();
  await pay();
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  dispatchEvent(new Event('pagehide'));
  first.shown.unmount();
  const { placed } = begin();
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(2));
  expect(replace).toHaveBeenLastCalledWith(PENDING);
  expect(screen.getByRole('dialog')).toHaveTextContent('Te llevamos al resultado');
  expect(placed).not.toHaveBeenCalled();
});

it('keeps the decisions of the next purchase when a later page is left', async () => {
  const { shown } = begin();
  await pay();
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  shown.unmount();
  decide({ paymentMethodCode: 'codi' });
  dispatchEvent(new Event('pagehide'));
  expect(useCheckoutStore.getState().paymentMethodCode).toBe('codi');
});

it('places an order that the wallet covers without a payment method', async () => {
  const { placed } = begin({ due: 0, status: 'success' });
  decide({ paymentMethodCode: null });
  expect(await screen.findByText('Pagado con tu monedero')).toBeVisible();
  const confirm = await screen.findByRole('button', { name: 'Confirmar pedido' });
  await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'false'));
  await user.click(confirm);
  await isPlaced(placed);
  expect(bodyOf(placed)).toMatchObject({ total: 0, payment_method_code: null });
});

it('says that a method is missing when the wallet does not cover everything any more', async () => {
  const { placed } = begin({ due: 199 });
  decide({ paymentMethodCode: null });
  expect(await screen.findByText('Falta elegir cómo pagar $199.00.')).toBeVisible();
  await pay('$199.00');
  expect(await screen.findByText('Por favor, selecciona tu método de pago.')).toBeVisible();
  expect(placed).not.toHaveBeenCalled();
});

it('announces and shows a changed total, and places nothing', async () => {
  const detail = 'El total de tu pedido es ahora $1,200.00.';
  const { hold } = begin({ place: () => refusal(422, detail, '/total') });
  forgetOutcome();
  await pay();
  expect(await screen.findByText(detail)).toBeVisible();
  expect(await button('$1,200.00')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Total' })).toHaveFocus();
  expect(hold).toHaveBeenLastCalledWith(false);
  expect(replace).not.toHaveBeenCalled();
  expect(useToastStore.getState().toasts[0]).toMatchObject({ text: detail, duration: -1 });
  expect(useCheckoutStore.getState().attempt).toBeNull();
});

it('asks for the result after a lost answer, and never places the order again', async () => {
  const { placed, cleared } = begin({
    place: () => Response.json({ errors: [] }, { status: 504 }),
  });
  await pay();
  await isAt(PENDING);
  expect(placed).toHaveBeenCalledOnce();
  // The result page shows the cart of the header, which is empty by then.
  expect(cleared).toHaveBeenCalledBefore(replace);
});

it('asks for the result of a pending order when the page opens', async () => {
  useCheckoutStore.setState({ attempt: { key: crypto.randomUUID(), of: '2-1' } });
  const { placed, cleared } = begin();
  await isAt(PENDING);
  expect(placed).not.toHaveBeenCalled();
  expect(cleared).toHaveBeenCalledOnce();
});

it('stops when the order changed, says how, and orders with the next press what is on the screen', async () => {
  const { placed, hold, setDue } = begin();
  forgetOutcome();
  const confirm = await button('$1,000.00');
  setDue(1200);
  await user.dblClick(confirm);
  expect(await screen.findByText('El total cambió de $1,000.00 a $1,200.00.')).toBeVisible();
  await waitFor(() => expect(hold).toHaveBeenLastCalledWith(false));
  expect(placed).not.toHaveBeenCalled();
  // A double click must not confirm what nobody has read.
  const again = screen.getByRole('button', { name: /^Confirmar/ });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  await pay('$1,200.00');
  await isPlaced(placed);
  expect(bodyOf(placed)).toMatchObject({ total: 1200 });
});

it('shows a build as a group, and whether it is put together', async () => {
  const part = createCustomerCartItem('8', 1, { assemblyId: '5' });
  const build = createCustomerCartBuild({ name: 'Mi equipo', requiresAssembly: true });
  useSessionStore.setState({ customer: laura, accessToken: 'x' });
  begin({ sold: createCustomerCart([part], { builds: [build] }) });
  const group = await screen.findByRole('region', { name: 'Mi equipo' });
  expect(group).toHaveTextContent('Quiero que lo armen');
  expect(group).toHaveTextContent('Producto 8');
  useSessionStore.setState({ customer: null, accessToken: null });
});

it('says when and how a pickup is collected, and the total once', async () => {
  begin({ pickup: { ready_utc: '2099-03-16T23:00:00Z', hold_days: 5 } });
  await button('$1,000.00');
  const pickup = region('Recoger en sucursal');
  // A voucher is paid later: the hour is that of a payment that is confirmed now.
  expect(pickup).toHaveTextContent(
    'Listo después de que se confirme tu pago; si se confirmara ahora, el lunes 16 de marzo a las 17:00 · lo apartamos 5 días',
  );
  expect(pickup).toHaveTextContent('lleva una identificación oficial');
  const total = region('Total');
  expect(total).toHaveTextContent('Total$1,000.00');
  expect(total).not.toHaveTextContent('Por pagar');
});

it('names the total and what is left to pay when the wallet pays a part', async () => {
  begin({ amounts: { wallet_to_use: 300, total_with_credit_and_wallet: 700 } });
  await button('$700.00');
  const total = region('Total');
  expect(total).toHaveTextContent('Total$1,000.00');
  expect(total).toHaveTextContent('Por pagar$700.00');
});

it('says how a digital order arrives, and names no shipping', async () => {
  begin({ sold: createCustomerCart([createCustomerCartItem('7', 1, { isDigital: true })]) });
  act(() => useCheckoutStore.getState().update((data) => setDigital(data, true)));
  await button('$1,000.00');
  expect(region('Entrega digital')).toHaveTextContent(laura.email);
  expect(screen.queryByRole('link', { name: 'Cambiar: Entrega' })).toBeNull();
  const trust = screen.getByRole('list', { name: 'Tu compra protegida' });
  expect(trust).not.toHaveTextContent('devolver');
  expect(region('Total')).not.toHaveTextContent(/Envío|Recolección/);
});

it('shows no empty part for a method without months', async () => {
  begin();
  act(() => decide({ hasMonthlyPayment: true }));
  await button('$1,000.00');
  expect(screen.queryByRole('heading', { name: 'Mensualidades' })).toBeNull();
});

/** The shopper pays in months, of which only one plan is offered. */
function chooseMonths(plan: MonthlyPaymentPlan, answer: Resolver = () => sentMonths([plan])) {
  const { months } = plan;
  const option = { id: `${months}`, maxMonths: months, productIds: ['7'], plans: [plan] };
  backend.on(assumedCheckoutEndpoints.monthlyOptions, answer);
  decide({ hasMonthlyPayment: true, monthlyPaymentOptions: [option], monthlyPlans: [plan] });
}

it('names the first payment of months when it is not like the others', async () => {
  chooseMonths({ months: 3, interestPercent: 0, price: 333.33, firstPayment: 333.34, total: 1000 });
  begin();
  expect(await screen.findByText(/^Primer pago/)).toHaveTextContent('$333.34');
});

it('names the interest and the total of months that cost interest', async () => {
  chooseMonths({ months: 12, price: 100, firstPayment: 100, total: 1200, interestPercent: 20 });
  begin();
  await button('$1,000.00');
  const monthly = region('Mensualidades');
  expect(monthly).toHaveTextContent('12 mensualidades de $100.00 con intereses (total $1,200.00)');
  expect(monthly).toHaveTextContent('20% de interés');
  expect(monthly).toHaveTextContent('pagas $1,200.00 en total');
});

/** Three products, each with the months that are chosen of it. */
function chooseMonthsOfEach(months: readonly number[]) {
  const plans = months.map((count, slot) => {
    const total = 300 * (slot + 1);
    const price = total / count;
    return { months: count, price, firstPayment: price, total, interestPercent: 0 };
  });
  const monthlyPaymentOptions = plans.map((plan, slot) => {
    const productIds = [`${slot + 1}`];
    return { id: `${slot}`, maxMonths: Math.max(3, plan.months), productIds, plans: [plan] };
  });
  const { monthly_payment_options: sent } = sentMonths(...plans.map((plan) => [plan])).meta;
  backend.on(assumedCheckoutEndpoints.monthlyOptions, () => ({
    meta: {
      monthly_payment_options: sent.map((option, slot) => {
        return { ...option, id: `${slot}`, product_ids: [`${slot + 1}`] };
      }),
    },
  }));
  decide({ hasMonthlyPayment: true, monthlyPaymentOptions, monthlyPlans: plans });
}

const soldThree = createCustomerCart(['1', '2', '3'].map((id) => createCustomerCartItem(id, 1)));

it('says once that several products are paid in a single payment, with the sum', async () => {
  chooseMonthsOfEach([1, 1, 1]);
  begin({ sold: soldThree });
  const monthly = await screen.findByRole('region', { name: 'Mensualidades' });
  await waitFor(() => expect(monthly).toHaveTextContent('Un solo pago de $1,800.00'));
  expect(within(monthly).queryAllByRole('listitem')).toEqual([]);
});

it('names the product of each plan where they differ', async () => {
  const states = soldThree.items.map(({ line }) => getCartLineState(line, undefined));
  const view: CartView = { ...EMPTY_CART_VIEW, states, customerId: laura.id, status: 'ready' };
  const source = { getView: () => view, subscribe: () => () => undefined };
  act(() => useCustomerCartStore.setState({ source }));
  chooseMonthsOfEach([1, 3, 1]);
  begin({ sold: soldThree });
  const monthly = await screen.findByRole('region', { name: 'Mensualidades' });
  await waitFor(() => expect(within(monthly).getAllByRole('listitem')).toHaveLength(3));
  const [first, second] = within(monthly).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Producto 1: Un solo pago de \$300\.00$/);
  expect(second).toHaveTextContent(/^Producto 2: 3 mensualidades de \$200\.00/);
  act(() => useCustomerCartStore.setState({ source: null }));
});

it('speaks of the data of a card only beside a card', async () => {
  const said = /datos de tu tarjeta/;
  begin();
  await button('$1,000.00');
  expect(screen.queryByText(said)).toBeNull();
  act(() => decide({ paymentMethodCode: 'stripe_card' }));
  expect(screen.getByText(said)).toBeVisible();
});

it('shows no months at the amounts of an earlier delivery', async () => {
  const plan = (price: number) =>
    ({ months: 3, price, firstPayment: price, total: price * 3, interestPercent: 0 }) as const;
  const months = vi.fn<Resolver>(() => sentMonths([plan(333)]));
  chooseMonths(plan(333), months);
  const { delivery } = begin();
  const monthly = await screen.findByRole('region', { name: 'Mensualidades' });
  await waitFor(() => expect(monthly).toHaveTextContent('$333.00'));
  // Another courier, whose answer and whose months take a while.
  const answer = Promise.withResolvers<object>();
  const monthsOfIt = Promise.withResolvers<object>();
  delivery.mockReturnValueOnce(answer.promise);
  months.mockReturnValueOnce(monthsOfIt.promise);
  let saved: Promise<void> = Promise.resolve();
  act(() => {
    saved = syncDelivery(laura.id);
  });
  expect(monthly).not.toHaveTextContent('$333.00');
  await waitFor(() => expect(delivery).toHaveBeenCalled());
  await act(async () => {
    answer.resolve({});
    await saved;
  });
  expect(monthly).not.toHaveTextContent('$333.00');
  await act(async () => monthsOfIt.resolve(sentMonths([plan(350)])));
  await waitFor(() => expect(monthly).toHaveTextContent('$350.00'));
});

it('tells what changed when the shopper returns to the tab', async () => {
  const validate = vi.fn<Resolver>(() => ({ meta: { valid: true } }));
  const { setDue } = begin({ validate });
  await button('$1,000.00');
  await waitFor(() => expect(validate).toHaveBeenCalled());
  const checks = validate.mock.calls.length;
  setDue(900);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('El total cambió de $1,000.00 a $900.00.')).toBeVisible();
  expect(await button('$900.00')).toBeVisible();
  // It is both a focus and a change of visibility.
  expect(validate).toHaveBeenCalledTimes(checks + 1);
  vi.useRealTimers();
});

it.each([
  ['sold', '/items/7', 'Productos', 'Monitor: no hay suficientes piezas.'],
  ['collected', '/pickup_store_id', 'Recoger en sucursal', 'La tienda ya no tiene el monitor.'],
  ['sent', '/courier_id', 'Recoger en sucursal', 'Estafeta no lleva el monitor a esa zona.'],
])('says what cannot be %s any more when the review opens', async (_, pointer, name, detail) => {
  const { placed } = begin({ validate: () => refusal(422, detail, pointer) });
  const section = await screen.findByRole('region', { name });
  expect(await within(section).findByText(detail)).toBeVisible();
  expect(placed).not.toHaveBeenCalled();
});

it('drops the answer to an earlier check once the order is being placed', async () => {
  const earlier = Promise.withResolvers<object>();
  const latest = Promise.withResolvers<object>();
  const answers = [earlier.promise, latest.promise];
  const validate = vi.fn<Resolver>(() => answers.shift() ?? {});
  begin({ validate });
  const confirm = await button('$1,000.00');
  await waitFor(() => expect(validate).toHaveBeenCalledOnce());
  await user.click(confirm);
  expect(await screen.findByText('Estamos procesando tu pedido')).toBeInTheDocument();
  earlier.resolve(refusal(422, 'Tu carrito está vacío.', '/items/7'));
  latest.resolve(refusal(422, 'La tienda está cerrada.', '/pickup_store_id'));
  expect(await screen.findByText('La tienda está cerrada.')).toBeVisible();
  await button('$1,000.00');
  expect(screen.queryByText('Tu carrito está vacío.')).toBeNull();
  expect(validate).toHaveBeenCalledTimes(2);
});

it('sends the delivery on the screen again before the order', async () => {
  const { placed, delivery } = begin();
  await pay();
  await isPlaced(placed);
  expect(bodyOf(delivery)).toMatchObject({ pickup_store_id: '2' });
  expect(delivery).toHaveBeenCalledBefore(placed);
});

it('empties the server’s cart after the order, and does not mind when that fails', async () => {
  const { cleared } = begin({ clear: () => Response.json({ errors: [] }, { status: 500 }) });
  await pay();
  await isAt(PENDING);
  expect(cleared).toHaveBeenCalledOnce();
  expect(useToastStore.getState().toasts).toEqual([]);
});

it('leads to the result of the order that another tab has placed of this cart', async () => {
  const validate = () => refusal(422, 'Tu carrito está vacío.', '/items');
  const { placed, cleared, setCart } = begin({ validate });
  const confirm = await button('$1,000.00');
  setCart(createCustomerCart([]));
  await user.click(confirm);
  await isAt(PENDING);
  expect(placed).not.toHaveBeenCalled();
  expect(cleared).not.toHaveBeenCalled();
});
