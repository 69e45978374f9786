// @vitest-environment own-window

import { act, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { ReviewStep } from '@/components/checkout/review/review-step';
import { getQueryClient } from '@/lib/api/client/query-client';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { CustomerCart } from '@/lib/domain/cart/customer-cart';
import { getCartLineState } from '@/lib/domain/cart/line-state';
import { setDigital } from '@/lib/domain/checkout/delivery';
import { completeStep } from '@/lib/domain/checkout/steps';
import type { MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { EMPTY_CART_VIEW, useCustomerCartStore } from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { getOrderRedirect, saveOrderRedirect } from '@/stores/flows/checkout/place-order-once';
import { syncDelivery } from '@/stores/flows/checkout/save-delivery';
import { hrefOf } from '@/tests/support/href-of';
import { resource } from '@/tests/support/resource';
import { cartDocument } from '../../support/cart-resource';
import {
  createCustomerCart,
  createCustomerCartBuild,
  createCustomerCartItem,
} from '../../support/create-customer-cart';
import { fakeScripts } from '../../support/fake-scripts';
import { holdFrames } from '../../support/hold-frames';
import { connectionLost, type Resolver, refusal } from '../../support/mock-backend';
import { stripeStub } from '../../support/stripe';
import { bodyOf, fakeBackend, laura, show, signInAs, toasts, user } from '../account/harness';
import { router } from '../fake-navigation';
import {
  card,
  decide,
  method,
  optionOf,
  pickupStore,
  planOf,
  sandboxes,
  sentMonths,
  stepProps,
  totals,
} from './samples';

vi.mock('next/navigation', () => import('../fake-navigation'));
const { replace } = router;
const TEXTS = ['account', 'cart', 'cards', 'checkout', 'review-order', 'delivery'] as const;
const { on, hear } = fakeBackend(...TEXTS);
const PENDING = '/pagos/10191/pago-pendiente';
const oneProduct = createCustomerCart([createCustomerCartItem('7', 1)]);
const isValid: Resolver = () => ({ meta: { valid: true } });
const noOrder = () => refusal(404, 'No existe.');
const remembered = () => JSON.parse(localStorage.getItem('approval-attempts') ?? 'null')?.state;

interface ReviewedOrder {
  /** Answers the order request; by default the order is created. */
  place?: () => Response;
  /** What is said when it is not known whether the order was placed; by default, that it was. */
  outcome?: Resolver;
  redirectTo?: string;
  status?: string;
  /** What is left to pay at first, in pesos; it is 1,200 once the order is sent. */
  due?: number;
  /** Why the order cannot be placed; by default it can. */
  validate?: Resolver;
  clear?: () => object;
  sold?: CustomerCart;
  methods?: () => object;
  /** More about the store, and about the totals. */
  pickup?: object;
  amounts?: object;
  acceptTerms?: boolean;
  config?: Partial<PaymentConfig>;
  onRender?: () => void;
}

/** Shows the review of an order of one piece that is paid in cash and picked up. */
function begin({ due = 1000, sold = oneProduct, ...server }: ReviewedOrder = {}) {
  const { redirectTo = null, status = 'pending', acceptTerms = true } = server;
  /** What the server has. */
  const has = { due, sold };
  const order = {
    cart_id: '2-1',
    transaction_id: '10191',
    transaction_payment_id: '9',
    payment_status: status,
    total: 1000,
    amount_due: 1000,
  };
  const made = { data: resource('transactions', '10191', order), meta: { redirectTo } };
  const cleared = hear(specEndpoints.cartClear, server.clear);
  const delivery = hear(assumedCheckoutEndpoints.shippingChoice, () => ({}));
  const placed = hear(assumedCheckoutEndpoints.transactionCreate, () => {
    has.due = 1200;
    return server.place?.() ?? made;
  });
  const cash = { data: [method('oxxo', 'Efectivo en OXXO')] };
  on(assumedCheckoutEndpoints.paymentMethods, server.methods ?? (() => cash));
  on(specEndpoints.cartTotals, () => ({ meta: totals(has.due, server.amounts) }));
  on(specEndpoints.cartValidateReview, server.validate ?? isValid);
  on(specEndpoints.cartDetail, () => cartDocument(has.sold));
  on(specEndpoints.cartTotalItems, () => ({ meta: { count: 0 } }));
  on(assumedCheckoutEndpoints.pickupStores, () => ({
    data: [pickupStore('2', 'Universidad', [], server.pickup)],
  }));
  on(assumedCheckoutEndpoints.transactionOutcome, server.outcome ?? (() => made));
  decide({
    paymentMethodCode: 'oxxo',
    isShipping: false,
    store: { id: '2', label: 'Universidad' },
    acceptTerms,
    steps: completeStep(useCheckoutStore.getState().steps, 'shipment'),
  });
  const hold = vi.fn();
  const config = { ...sandboxes, ...server.config };
  const { unmount } = show(
    <Profiler id="review" onRender={server.onRender ?? (() => undefined)}>
      <ReviewStep {...stepProps({ lockNavigation: hold, config })} />
    </Profiler>,
  );
  return { has, placed, cleared, delivery, hold, unmount };
}

const isAt = (path: string) => waitFor(() => expect(replace).toHaveBeenCalledWith(path));
const isPlaced = (placed: Mock<Resolver>) => waitFor(() => expect(placed).toHaveBeenCalledOnce());
const region = (name: string) => screen.getByRole('region', { name });
const months = () => screen.findByRole('region', { name: 'Mensualidades' });

/** The button of an order that can be placed, by its amount. */
async function button(amount = ' · $1,000.00') {
  const found = await screen.findByRole('button', { name: `Confirmar pedido${amount}` });
  await waitFor(() => expect(found).toHaveAttribute('aria-disabled', 'false'));
  return found;
}
const pay = async (amount?: string) => user.click(await button(amount));

/** Orders, and is led to the result. */
async function orderOnce() {
  const order = begin();
  await pay();
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  return order;
}

it('places one order with the server’s total, locks the page and goes to its result', async () => {
  const { placed, delivery, hold, unmount } = begin();
  await user.dblClick(await button());
  await isAt(PENDING);
  expect(placed).toHaveBeenCalledOnce();
  expect(bodyOf(placed)).toMatchObject({ cart_id: '2-1', total: 1000, accept_terms: true });
  // The delivery on the screen is sent again before the order.
  expect(bodyOf(delivery)).toMatchObject({ pickup_store_id: '2' });
  expect(delivery).toHaveBeenCalledBefore(placed);
  expect(hold).toHaveBeenLastCalledWith(true);
  expect(screen.getByRole('dialog')).toHaveTextContent('Te llevamos al resultado');
  expect(useCheckoutStore.getState().paymentMethodCode).toBe('oxxo');
  unmount();
  expect(useCheckoutStore.getState().paymentMethodCode).toBeNull();
});

it('says beside the button that the connection is lost, and places nothing', async () => {
  const { placed } = begin();
  const confirm = await button();
  on(specEndpoints.cartTotals, connectionLost);
  await user.click(confirm);
  const alerts = await screen.findAllByRole('alert');
  const said = () => alerts.map(({ textContent }) => textContent).join();
  await waitFor(() => expect(said()).toContain('No hay respuesta del servidor'));
  expect(placed).not.toHaveBeenCalled();
});

const ENDED = 'El cupón BIENVENIDO100 es para tu primera compra.';
/** An order with a coupon, which another device may use up. Without it the order costs 1,100 pesos. */
function beginWithCoupon(coupon: { isOver: boolean }) {
  const order = begin({
    sold: { ...oneProduct, messages: [ENDED] },
    validate: (call) => (coupon.isOver ? refusal(422, ENDED, '/coupon_code') : isValid(call)),
    outcome: noOrder,
  });
  on(specEndpoints.cartCouponRemove, () => {
    coupon.isOver = false;
    order.has.due = 1100;
    return { meta: totals(1100) };
  });
  return order;
}

it('says once that a coupon ended, lets it be removed, and orders at the total without it', async () => {
  const coupon = { isOver: false };
  const { placed } = beginWithCoupon(coupon);
  const confirm = await button();
  coupon.isOver = true;
  await user.click(confirm);
  const remove = await screen.findByRole('button', { name: 'Quitar el cupón' });
  await waitFor(() => expect(remove).toHaveFocus());
  expect(within(region('Productos')).getAllByText(ENDED)).toHaveLength(1);
  expect(placed).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(ENDED)).toBeNull());
  expect(await button(' · $1,100.00')).toHaveFocus();
  await pay(' · $1,100.00');
  await isPlaced(placed);
  expect(bodyOf(placed)).toMatchObject({ total: 1100 });
});

it('drops the reason, too, when a coupon that had ended before is removed', async () => {
  beginWithCoupon({ isOver: true });
  await user.click(await screen.findByRole('button', { name: 'Quitar el cupón' }));
  await button(' · $1,100.00');
  await waitFor(() => expect(screen.queryByText(ENDED)).toBeNull());
});

it('locks the page with the first thing that a press draws, and asks the server after the frame', async () => {
  const lock = () => screen.queryByText('Estamos procesando tu pedido');
  const drawn: boolean[] = [];
  const { placed, delivery, hold } = begin({ onRender: () => drawn.push(lock() !== null) });
  const confirm = await button();
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
  [{ redirectTo: '/pagos/7/pago-oxxo' }, '/pagos/7/pago-oxxo'],
  // Another site, and pages that this shop does not have.
  [{ redirectTo: '//evil.example/pagos' }, PENDING],
  [{ redirectTo: '/\t/evil.example' }, PENDING],
  [{ redirectTo: '/gracias-por-tu-compra' }, PENDING],
  [{ redirectTo: '/pagos/7' }, PENDING],
  [{ redirectTo: '/pagos/7/pago-stripe_card' }, PENDING],
  [{ status: 'success' }, '/pagos/10191/pago-exitoso'],
  [{ status: 'requires_action' }, PENDING],
])(
  'follows a redirect only when it is allowed, else the status: %j to %s',
  async (answer, address) => {
    begin(answer);
    await pay();
    await isAt(address);
    expect(remembered()).toBeUndefined();
  },
);

it('remembers with which payment and state it leaves for a provider, and goes there once', async () => {
  const assign = vi.fn();
  const { origin, href, pathname, search } = location;
  vi.stubGlobal('location', { origin, href, pathname, search, assign });
  const config = { hosts: ['https://proveedor.example'] };
  const { unmount } = begin({ redirectTo: `${config.hosts[0]}/aprobar?state={state}`, config });
  await pay();
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const state = new URL(assign.mock.calls[0]?.[0]).searchParams.get('state');
  const attempt = { customerId: laura.id, paymentId: '9', state };
  expect(remembered()).toEqual([expect.objectContaining(attempt)]);
  // Back from the provider's page, the checkout does not lead there again.
  unmount();
  begin({ config });
  await button();
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

it('forgets the order when a full load takes the place of the router’s navigation', async () => {
  const first = await orderOnce();
  // The browser leaves the document without unmounting it, and shows the result in the same history entry.
  dispatchEvent(new Event('pagehide'));
  expect(useCheckoutStore.getState().paymentMethodCode).toBeNull();
  first.unmount();
  history.replaceState(null, '', PENDING);
  history.pushState(null, '', '/compra/revisar');
  const { placed } = begin();
  await pay();
  await isPlaced(placed);
});

it('still leads to the result after a reload before it was open', async () => {
  const first = await orderOnce();
  dispatchEvent(new Event('pagehide'));
  first.unmount();
  const { placed } = begin();
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(2));
  expect(replace).toHaveBeenLastCalledWith(PENDING);
  expect(screen.getByRole('dialog')).toHaveTextContent('Te llevamos al resultado');
  expect(placed).not.toHaveBeenCalled();
});

it('keeps the decisions of the next purchase when a later page is left', async () => {
  const { unmount } = await orderOnce();
  unmount();
  decide({ paymentMethodCode: 'codi' });
  dispatchEvent(new Event('pagehide'));
  expect(useCheckoutStore.getState().paymentMethodCode).toBe('codi');
});

it('places an order that the wallet covers without a payment method', async () => {
  const { placed } = begin({ due: 0, status: 'success' });
  decide({ paymentMethodCode: null });
  expect(await screen.findByText('Pagado con tu monedero')).toBeVisible();
  await pay('');
  await isPlaced(placed);
  expect(bodyOf(placed)).toMatchObject({ total: 0, payment_method_code: null });
});

it('says that a method is missing when the wallet does not cover everything any more', async () => {
  const { placed } = begin({ due: 199 });
  decide({ paymentMethodCode: null });
  expect(await screen.findByText('Falta elegir cómo pagar $199.00.')).toBeVisible();
  await pay(' · $199.00');
  expect(await screen.findByText('Por favor, selecciona tu método de pago.')).toBeVisible();
  expect(placed).not.toHaveBeenCalled();
});

it('announces and shows a changed total, and places nothing', async () => {
  const detail = 'El total de tu pedido es ahora $1,200.00.';
  const { hold } = begin({ place: () => refusal(422, detail, '/total'), outcome: noOrder });
  await pay();
  expect(await screen.findByText(detail)).toBeVisible();
  expect(await button(' · $1,200.00')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Total' })).toHaveFocus();
  expect(hold).toHaveBeenLastCalledWith(false);
  expect(replace).not.toHaveBeenCalled();
  expect(toasts()[0]).toMatchObject({ text: detail, duration: -1 });
  expect(useCheckoutStore.getState().attempt).toBeNull();
});

const broken = () => Response.json({ errors: [] }, { status: 504 });
it.each([
  ['asks for the result after a lost answer, and never places the order again', { place: broken }],
  [
    'empties the server’s cart after the order, and does not mind when that fails',
    { clear: broken },
  ],
])('%s', async (_, server) => {
  const { placed, cleared } = begin(server);
  await pay();
  await isAt(PENDING);
  expect(placed).toHaveBeenCalledOnce();
  expect(cleared).toHaveBeenCalledOnce();
  // The result page shows the cart of the header, which is empty by then.
  expect(cleared).toHaveBeenCalledBefore(replace);
  expect(toasts()).toEqual([]);
});

it('asks for the result of a pending order when the page opens', async () => {
  useCheckoutStore.setState({ attempt: { key: crypto.randomUUID(), of: '2-1' } });
  const { placed, cleared } = begin();
  await isAt(PENDING);
  expect(placed).not.toHaveBeenCalled();
  expect(cleared).toHaveBeenCalledOnce();
});

it('stops when the order changed, says how, and orders with the next press what is on the screen', async () => {
  const { placed, hold, has } = begin({ outcome: noOrder });
  const confirm = await button();
  has.due = 1200;
  await user.dblClick(confirm);
  expect(await screen.findByText('El total cambió de $1,000.00 a $1,200.00.')).toBeVisible();
  await waitFor(() => expect(hold).toHaveBeenLastCalledWith(false));
  expect(placed).not.toHaveBeenCalled();
  // A double click must not confirm what nobody has read.
  const again = screen.getByRole('button', { name: /^Confirmar/ });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  await pay(' · $1,200.00');
  await isPlaced(placed);
  expect(bodyOf(placed)).toMatchObject({ total: 1200 });
});

it('shows a build as a group, and whether it is put together', async () => {
  const part = createCustomerCartItem('8', 1, { assemblyId: '5' });
  const build = createCustomerCartBuild({ name: 'Mi equipo', requiresAssembly: true });
  signInAs(laura);
  begin({ sold: createCustomerCart([part], { builds: [build] }) });
  const group = await screen.findByRole('region', { name: 'Mi equipo' });
  expect(group).toHaveTextContent('Quiero que lo armen');
  expect(group).toHaveTextContent('Producto 8');
});

it('says what is ordered, once, and lets each part be changed with one click', async () => {
  begin({ pickup: { ready_utc: '2099-03-16T23:00:00Z', hold_days: 5 } });
  act(() => decide({ hasMonthlyPayment: true }));
  await button();
  expect(hrefOf('Cambiar: Forma de pago')).toBe('/compra/elegir-pago');
  expect(hrefOf('Cambiar: Entrega')).toBe('/compra/elegir-envio');
  expect(hrefOf('Cambiar: Factura')).toBe('/compra/elegir-envio#parte-billing');
  expect(hrefOf('Cambiar: Productos')).toBe('/compra/carrito/detalle');
  // A method without months has no part about them.
  expect(screen.queryByRole('heading', { name: 'Mensualidades' })).toBeNull();
  expect(screen.queryByText(/datos de tu tarjeta/)).toBeNull();
  const pickup = region('Recoger en sucursal');
  // A voucher is paid later: the hour is that of a payment that is confirmed now.
  expect(pickup).toHaveTextContent(
    'Listo después de que se confirme tu pago; si se confirmara ahora, el lunes 16 de marzo a las 17:00 · lo apartamos 5 días',
  );
  expect(pickup).toHaveTextContent('lleva una identificación oficial');
  const total = region('Total');
  expect(total).toHaveTextContent('Total$1,000.00');
  expect(total).not.toHaveTextContent('Por pagar');
  act(() => decide({ paymentMethodCode: 'stripe_card' }));
  expect(screen.getByText(/datos de tu tarjeta/)).toBeVisible();
});

it('names the total and what is left to pay when the wallet pays a part', async () => {
  begin({ amounts: { wallet_to_use: 300, total_with_credit_and_wallet: 700 } });
  await button(' · $700.00');
  expect(region('Total')).toHaveTextContent(/Total\$1,000\.00.*Por pagar\$700\.00/);
});

it('says how a digital order arrives, and names no shipping', async () => {
  begin({ sold: createCustomerCart([createCustomerCartItem('7', 1, { isDigital: true })]) });
  act(() => useCheckoutStore.getState().update((data) => setDigital(data, true)));
  await button();
  expect(region('Entrega digital')).toHaveTextContent(laura.email);
  expect(screen.queryByRole('link', { name: 'Cambiar: Entrega' })).toBeNull();
  const trust = screen.getByRole('list', { name: 'Tu compra protegida' });
  expect(trust).not.toHaveTextContent('devolver');
  expect(region('Total')).not.toHaveTextContent(/Envío|Recolección/);
});

/** The shopper pays each of the products in months, of which only one plan is offered. */
function chooseMonths(plans: MonthlyPaymentPlan[], productIds = ['7']) {
  const options = plans.map((plan, slot) => {
    const id = productIds[slot] ?? expect.fail('no product');
    return { ...optionOf(plan), id, productIds: [id] };
  });
  const asked = hear(assumedCheckoutEndpoints.monthlyOptions, () => sentMonths(...options));
  decide({ hasMonthlyPayment: true, monthlyPaymentOptions: options, monthlyPlans: plans });
  return asked;
}

it('names the first payment of months when it is not like the others', async () => {
  chooseMonths([{ ...planOf(3, 1000), price: 333.33, firstPayment: 333.34 }]);
  begin();
  expect(await screen.findByText(/^Primer pago/)).toHaveTextContent('$333.34');
});

it('names the interest and the total of months that cost interest', async () => {
  chooseMonths([planOf(12, 1200, 20)]);
  begin();
  await button();
  const monthly = region('Mensualidades');
  expect(monthly).toHaveTextContent('12 mensualidades de $100.00 con intereses (total $1,200.00)');
  for (const text of ['20% de interés', 'pagas $1,200.00 en total'])
    expect(monthly).toHaveTextContent(text);
});

const IDS = ['1', '2', '3'];
const soldThree = createCustomerCart(IDS.map((id) => createCustomerCartItem(id, 1)));

it('says once that several products are paid in a single payment, with the sum', async () => {
  chooseMonths([planOf(1, 300), planOf(1, 600), planOf(1, 900)], IDS);
  begin({ sold: soldThree });
  const monthly = await months();
  await waitFor(() => expect(monthly).toHaveTextContent('Un solo pago de $1,800.00'));
  expect(within(monthly).queryAllByRole('listitem')).toEqual([]);
});

it('names the product of each plan where they differ', async () => {
  const states = soldThree.items.map(({ line }) => getCartLineState(line, undefined));
  const view = { ...EMPTY_CART_VIEW, states, customerId: laura.id, status: 'ready' } as const;
  useCustomerCartStore.setState({ view });
  chooseMonths([planOf(1, 300), planOf(3, 600), planOf(1, 900)], IDS);
  begin({ sold: soldThree });
  const monthly = await months();
  await waitFor(() => expect(within(monthly).getAllByRole('listitem')).toHaveLength(3));
  const [first, second] = within(monthly).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Producto 1: Un solo pago de \$300\.00$/);
  expect(second).toHaveTextContent(/^Producto 2: 3 mensualidades de \$200\.00/);
});

it('shows no months at the amounts of an earlier delivery', async () => {
  const asked = chooseMonths([planOf(3, 999)]);
  const { delivery } = begin();
  const monthly = await months();
  await waitFor(() => expect(monthly).toHaveTextContent('$333.00'));
  // Another courier, whose answer and whose months take a while.
  const answer = Promise.withResolvers<object>();
  const monthsOfIt = Promise.withResolvers<object>();
  delivery.mockReturnValueOnce(answer.promise);
  asked.mockReturnValueOnce(monthsOfIt.promise);
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
  const option = { ...optionOf(planOf(3, 1050)), id: '7' };
  await act(async () => monthsOfIt.resolve(sentMonths(option)));
  await waitFor(() => expect(monthly).toHaveTextContent('$350.00'));
});

it('tells what changed when the shopper returns to the tab', async () => {
  const validate = vi.fn(isValid);
  const { has } = begin({ validate });
  await button();
  await waitFor(() => expect(validate).toHaveBeenCalled());
  const checks = validate.mock.calls.length;
  has.due = 900;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText('El total cambió de $1,000.00 a $900.00.')).toBeVisible();
  expect(await button(' · $900.00')).toBeVisible();
  // It is both a focus and a change of visibility.
  expect(validate).toHaveBeenCalledTimes(checks + 1);
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
  const confirm = await button();
  await waitFor(() => expect(validate).toHaveBeenCalledOnce());
  await user.click(confirm);
  expect(await screen.findByText('Estamos procesando tu pedido')).toBeInTheDocument();
  earlier.resolve(refusal(422, 'Tu carrito está vacío.', '/items/7'));
  latest.resolve(refusal(422, 'La tienda está cerrada.', '/pickup_store_id'));
  expect(await screen.findByText('La tienda está cerrada.')).toBeVisible();
  await button();
  expect(screen.queryByText('Tu carrito está vacío.')).toBeNull();
  expect(validate).toHaveBeenCalledTimes(2);
});

it('leads to the result of the order that another tab has placed of this cart', async () => {
  const validate = () => refusal(422, 'Tu carrito está vacío.', '/items');
  const { placed, cleared, has } = begin({ validate });
  const confirm = await button();
  has.sold = createCustomerCart([]);
  await user.click(confirm);
  await isAt(PENDING);
  expect(placed).not.toHaveBeenCalled();
  expect(cleared).not.toHaveBeenCalled();
});

describe('express payment', () => {
  const stripe = stripeStub();
  const network = fakeScripts('https://js.stripe.com/', () => stripe.install);
  const section = () => screen.queryByRole('region', { name: 'Pago rápido' });
  const created = { is_temporary: true, creation_date: new Date().toISOString() };

  /** Shows the review of an order that would be paid in cash. */
  async function beginBeside(more: ReviewedOrder = {}) {
    const added: object[] = [];
    const stored = hear(assumedAccountEndpoints.tokenizableCreate, () => {
      added.push(card('9', created));
      return { data: added[0] };
    });
    const needs = { tokenizer: true, secure_code_required: true };
    const cards = () => method('stripe_card', 'Tarjeta', needs, added.length > 0 ? ['9'] : []);
    const order = begin({
      methods: () => ({ data: [method('oxxo', 'Efectivo en OXXO'), cards()], included: added }),
      status: 'success',
      config: { stripeKey: 'pk_live_12345678' },
      ...more,
    });
    await button();
    return { ...order, stored };
  }
  /** Waits for the wallets' buttons of a device that has Apple Pay. */
  async function openWallets(server: ReviewedOrder = {}) {
    const order = await beginBeside(server);
    await waitFor(() => expect(stripe.express()).not.toBeNull());
    const wallets = stripe.express() ?? expect.fail('no wallets');
    wallets.ready({ applePay: true });
    await waitFor(() => expect(section()).not.toBeNull());
    return { ...order, wallets };
  }
  async function pressWallet(server?: ReviewedOrder) {
    const opened = await openWallets(server);
    expect(opened.wallets.press()).toBe(true);
    return opened;
  }
  const isRefused = (failed: Mock) =>
    waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith({ reason: 'fail' }));

  beforeEach(() => {
    stripe.create.mockClear();
    stripe.createPaymentMethod.mockClear();
  });

  it('asks the provider for nothing without its key', async () => {
    await beginBeside({ config: { stripeKey: null } });
    expect(stripe.create).not.toHaveBeenCalled();
    expect(network.asked).toEqual([]);
    expect(section()).toBeNull();
  });

  it('shows nothing on a device without a wallet', async () => {
    await beginBeside();
    await waitFor(() => expect(stripe.create).toHaveBeenCalled());
    stripe.express()?.ready(undefined);
    expect(section()).toBeNull();
  });

  it('orders what is shown, once, for the amount of the wallet', async () => {
    const { placed, stored, wallets } = await pressWallet();
    const asked = { mode: 'payment', amount: 100_000, currency: 'mxn' };
    expect(stripe.elements.mock.lastCall?.[0]).toMatchObject(asked);
    const failed = wallets.confirm();
    await isAt('/pagos/10191/pago-exitoso');
    expect(bodyOf(stored)).toMatchObject({
      data: { attributes: { token: 'pm_1', is_temporary: true, cvc_token: null } },
    });
    expect(placed).toHaveBeenCalledOnce();
    expect(bodyOf(placed)).toMatchObject({
      payment_method_code: 'stripe_card',
      tokenizable_id: '9',
      total: 1000,
      monthly_payment_option_plans: [],
    });
    expect(failed).not.toHaveBeenCalled();
  });

  it('keeps the wallet closed while something is missing, and says what', async () => {
    const { wallets } = await openWallets({ acceptTerms: false });
    expect(wallets.press()).toBe(false);
    expect(await screen.findByText('Por favor, acepta los términos y condiciones.')).toBeVisible();
  });

  it('orders nothing at another amount than the wallet has shown', async () => {
    const { placed, has, wallets } = await pressWallet();
    has.due = 1200;
    const failed = wallets.confirm();
    expect(await screen.findByText('Estamos procesando tu pedido')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Estamos procesando tu pedido')).toBeNull());
    expect(await screen.findByText('El total cambió de $1,000.00 a $1,200.00.')).toBeVisible();
    expect(placed).not.toHaveBeenCalled();
    await isRefused(failed);
    expect(toasts()).toMatchObject([
      { title: 'No se hizo tu pedido', text: expect.stringContaining('cambió') },
    ]);
  });

  it('orders nothing else than what the shopper saw before the sheet covered it', async () => {
    const { placed, has, wallets } = await pressWallet();
    // The page behind the sheet already shows the change, which nobody could read.
    has.sold = createCustomerCart([createCustomerCartItem('7', 2)]);
    await act(() => getQueryClient().refetchQueries(customerCartQuery(laura.id)));
    await isRefused(wallets.confirm());
    expect(placed).not.toHaveBeenCalled();
    expect(toasts()).toMatchObject([{ title: 'No se hizo tu pedido' }]);
  });

  it('lets the sheet wait for the order, and fail with it', async () => {
    const place = () => refusal(422, 'El banco no autorizó el cargo.');
    const { wallets } = await pressWallet({ place, outcome: noOrder });
    await isRefused(wallets.confirm());
    expect(toasts()).toMatchObject([
      { text: expect.stringContaining('El banco no autorizó el cargo.') },
    ]);
  });

  it('tells the wallet and the shopper when the provider refuses it', async () => {
    const { placed, stored, wallets } = await pressWallet();
    stripe.submit.mockResolvedValueOnce({ error: { message: 'Refused' } });
    await isRefused(wallets.confirm());
    expect(toasts()).toHaveLength(1);
    expect(stored).not.toHaveBeenCalled();
    expect(placed).not.toHaveBeenCalled();
  });
});
