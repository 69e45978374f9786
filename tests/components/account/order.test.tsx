// @vitest-environment own-window

import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OrderInvoice } from '@/components/account/orders/order-invoice';
import { OrderDelivery, OrderItems, OrderNow } from '@/components/account/orders/order-parts';
import { OrderPayments } from '@/components/account/orders/order-payments';
import {
  OrderActions,
  OrderAmountsTable,
  OrderComments,
  OrderScreen,
} from '@/components/account/orders/order-screen';
import { OrdersScreen } from '@/components/account/orders/orders-screen';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { type OrderDetail, toOrderDetail } from '@/lib/api/orders';
import { hrefOf } from '@/tests/support/href-of';
import { resource } from '@/tests/support/resource';
import { at } from '../fake-navigation';
import { fakeBackend, laura, orderWith, press, show, signInAs, user } from './harness';

vi.mock('next/navigation', () => import('../fake-navigation'));
const { on, hear } = fakeBackend('orders', 'delivery', 'warranties');
const providers = { account: 'paypal', voucher: 'oxxo', 'wallet-1': 'codi', 'wallet-2': 'dimo' };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T18:00:00Z'), toFake: ['Date'] });
});

const product = { type: 'products', id: '9', slug: 'monitor' };
const monitor = { type: 'order-items', id: '1', name: 'Monitor', total_with_tax: 500, product };
const courier = { name: 'Estafeta', guide: '30558' };
const days = (delivery_from: string, delivery_to: string) => ({ delivery_from, delivery_to });
const isRead = (text: string | RegExp) => expect(screen.getByText(text)).toBeVisible();
const isNotRead = (text: string | RegExp) => expect(screen.queryByText(text)).toBeNull();

/** Draws a part for a moment, of which the shopper reads these texts, and not those. */
function draw(part: ReactNode, read: (string | RegExp)[], unread = /^$/) {
  const { container, unmount } = show(part);
  read.forEach(isRead);
  if (container.textContent !== '') expect(container).not.toHaveTextContent(unread);
  unmount();
}

it('shows what was written about the order, why it was cancelled, how far it is and its points', () => {
  const order = orderWith({
    status: 'preparing',
    arrival_status: 'on_the_way',
    generated_points: 120,
    order_comments: 'Tocar el timbre',
    cancel_comments: ['Sin existencias', 'Se reembolsó'],
  });
  show(
    <>
      <OrderComments order={order} />
      <OrderAmountsTable order={order} />
      <OrderDelivery order={order} />
    </>,
  );
  isRead('Tocar el timbre');
  isRead('120 puntos');
  isRead('Estado de la entrega: En camino');
  isRead(/^Sin existencias\s+Se reembolsó$/);
  // The parcel's state is that of the order: it is said once.
  expect(orderWith({ status: 'shipped', arrival_status: 'on_the_way' }).arrivalText).toBe('');
});

it.each([
  [{ status: 'delivered' }, true],
  [{ status: 'returned' }, false],
  [{ status: 'cancelled' }, false],
  [{ status: 'delivered', payment_status: 'refunded' }, false],
])('says what is earned only while it is: %o', (fields, isEarned) => {
  const earned = { customer_wallet_promotion_amount: 110.98, generated_points: 120 };
  show(<OrderAmountsTable order={orderWith({ ...earned, ...fields })} />);
  const amounts = ['Ganas en tu monedero', '120 puntos'].map((text) => screen.queryByText(text));
  for (const amount of amounts) expect(amount !== null).toBe(isEarned);
  if (isEarned) expect(amounts[0]?.nextElementSibling).toHaveTextContent('$110.98');
});

it('says first when the parcel arrives and what happened last, and leads to a known courier', () => {
  const timeline = [
    { status: 'paid', text: 'Pago confirmado', at_utc: '2026-11-20T18:00:00Z', is_done: true },
    { status: 'shipped', text: 'En camino', at_utc: '2026-11-21T18:00:00Z', is_done: true },
    { status: 'delivered', text: 'Entregado', is_done: false },
  ];
  const parcel = { ...days('2026-11-24', '2026-11-26'), status: 'shipped', courier, timeline };
  show(<OrderNow order={orderWith(parcel)} />);
  isRead('Llega entre el martes 24 y el jueves 26 de noviembre');
  isRead('En camino');
  isRead('21 nov 2026, 12:00');
  isNotRead(/Pago confirmado|Entregado/);
  const link = screen.getByRole('link', { name: 'Rastrear paquete: guía 30558 de Estafeta' });
  expect(link).toHaveTextContent('Rastrear paquete');
  expect(link.getAttribute('href')).toMatch(/^https:\/\/cs\.estafeta\.com\/.*30558/);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each([
  ['has begun to arrive', days('2026-11-20', '2026-11-24'), /^Llega entre hoy y el martes 24/],
  ['is late', days('2026-11-18', '2026-11-20'), null],
  ['has no days', {}, null],
])('promises no day that has passed: a parcel that %s', (_, fields, says) => {
  show(<OrderNow order={orderWith({ status: 'shipped', ...fields })} />);
  if (says) isRead(says);
  else isNotRead(/Llega/);
  expect(screen.queryByRole('link')).toBeNull();
});

it('names no day of an order that is not paid yet', () => {
  const unpaid = { status: 'pending_payment', created_utc: '2026-11-21T18:00:00Z' };
  show(<OrderNow order={orderWith({ ...days('2026-11-24', '2026-11-26'), ...unpaid })} />);
  isRead('Llega de 3 a 5 días después de que se confirme tu pago');
});

it('speaks of a mail, and of no parcel, in an order of licences', () => {
  const { product: _, ...licence } = { ...monitor, name: 'Antivirus' };
  const sent = {
    status: 'shipped',
    status_text: 'En camino',
    shipping_cost: 0,
    timeline: [{ status: 'delivered', text: 'Entregado' }],
  };
  const digital = orderWith({ ...sent, items: [{ ...licence, is_digital: 1 }] });
  expect(digital).toMatchObject({ isDigital: true, statusText: 'Enviado por correo' });
  expect(digital.timeline[0]?.text).toBe('Entregado por correo');
  draw(<OrderDelivery order={digital} />, [/te llega por correo/], /Envío|Gratis|Paquetería/);
  draw(<OrderAmountsTable order={digital} />, [], /Envío|Gratis|Paquetería/);
  // A backend that calls nothing digital is taken at its word.
  const plain = orderWith({ ...sent, items: [licence] });
  expect(plain).toMatchObject({ isDigital: false, statusText: 'En camino' });
  draw(<OrderAmountsTable order={plain} />, ['Gratis']);
});

it('promises no number of a parcel that will not be sent, and writes a telephone as it is read aloud', () => {
  const home = { recipient_name: 'Laura', phone: '5544332211', street: 'Calle Orizaba' };
  const parcel = { courier: { name: 'DHL', guide: '' }, delivery_address: home };
  const deliveryOf = (status: string) => <OrderDelivery order={orderWith({ ...parcel, status })} />;
  draw(deliveryOf('paid'), [/^Te daremos el número de guía/, 'Tel. 55 4433 2211']);
  draw(deliveryOf('cancelled'), [/DHL/], /número de guía/);
});

it.each([
  ['Recolección en sucursal', 'Envío', { type: 'stores', id: '2', name: 'Universidad' }],
  ['Envío', 'Recolección en sucursal', null],
])('speaks of a shipment only in an order that is sent: %s', (says, saysNot, pickup_store) => {
  show(<OrderAmountsTable order={orderWith({ shipping_cost: 0, pickup_store })} />);
  expect(screen.getByText(says).nextElementSibling).toHaveTextContent('Gratis');
  isNotRead(saysNot);
});

it('shows the number alone for another courier, and nothing that was not sent', () => {
  const order = orderWith({ courier: { name: 'Mensajería Propia', guide: 'M-1' } });
  show(
    <>
      <OrderNow order={order} />
      <OrderDelivery order={order} />
    </>,
  );
  isRead('M-1');
  expect(screen.queryByRole('link')).toBeNull();
  isNotRead(/Llega/);
});

const showItems = (order: OrderDetail) =>
  show(
    <>
      <OrderActions order={order} customerId="2" requests={[]} />
      <OrderItems order={order} requests={[]} />
    </>,
  );

it.each([
  ['a number that its text explains', { status: 5, status_text: 'Entregado' }, 'Entregado'],
  ['a number that the answer explains', { status: 7 }, 'En aduana'],
  ['a number that nobody explains', { status: 3 }, ''],
])('offers warranty and review when the state is %s', (_, fields, statusText) => {
  const sent = { type: 'orders', id: '7', total: 500, items: [monitor], ...fields };
  const order = toOrderDetail(sent, new Map([['7', 'En aduana']])) ?? expect.fail();
  expect(order.statusText).toBe(statusText);
  showItems(order);
  expect(hrefOf('Devolver o reportar un problema')).toBe('/perfil/pedidos/7/garantia');
  // The product's own link opens the form with it.
  expect(hrefOf('Devolver o reportar un problema con Monitor')).toBe(
    '/perfil/pedidos/7/garantia?producto=1',
  );
  expect(screen.getByRole('link', { name: /reseña/ })).toBeVisible();
});

it.each([
  ['is under way', { status: 2, status_text: 'Enviado' }],
  ['waits for its payment', { status: 3, payment_status: 'pending' }],
])('offers neither while the order %s', (_, fields) => {
  showItems(orderWith({ ...fields, items: [monitor] }));
  expect(screen.queryByRole('link', { name: /^Devolver|reseña/ })).toBeNull();
});

it('adds what was bought to the cart once, and says what the stock limited', async () => {
  const answer = Promise.withResolvers<object>();
  const again = hear(assumedOrderEndpoints.orderBuyAgain, () => answer.promise);
  showItems(orderWith({ status: 'delivered', items: [monitor] }));
  // The second press comes before the first one is drawn.
  await user.dblClick(screen.getByRole('button', { name: 'Comprar de nuevo' }));
  await press('Agregando…');
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
  const adjusted = [{ product_id: '9', message: 'Solo hay 2.' }];
  answer.resolve({ meta: { added: [{ product_id: '9', qty: 2 }], adjusted } });
  expect(await screen.findByText('Agregamos 2 piezas a tu carrito.')).toBeVisible();
  isRead('Monitor: Solo hay 2.');
  expect(screen.getByRole('link', { name: 'Ver mi carrito' })).toBeVisible();
});

it('explains orders to a customer who has none, without filters', async () => {
  signInAs(laura);
  on(assumedOrderEndpoints.customerOrders, () => ({ data: [], meta: { total: 0 } }));
  show(<OrdersScreen />);
  expect(await screen.findByText('Aún no tienes pedidos')).toBeVisible();
  expect(screen.queryByLabelText('Estado')).toBeNull();
});

it('says in the list when each order arrives or arrived, and leads to the courier', async () => {
  signInAs(laura);
  const parcel = { ...days('2026-11-23', '2026-11-23'), courier };
  const arrived = { status: 'delivered', text: 'Entregado', at_utc: '2026-11-19T18:00:00Z' };
  const rows = [
    { ...parcel, status: 'shipped' },
    { ...parcel, status: 'delivered', timeline: [{ ...arrived, is_done: true }] },
    { ...parcel, courier: null, status: 'pending_payment' },
    { status: 'delivered' },
  ];
  on(assumedOrderEndpoints.customerOrders, () => ({
    data: rows.map((fields, index) => resource('orders', `${index}`, { ...fields, total: 500 })),
  }));
  show(<OrdersScreen />);
  expect(await screen.findByText('Llega mañana')).toBeVisible();
  const [shipped, delivered, unpaid, plain] = screen.getAllByRole('listitem');
  const track = screen.getByRole('link', { name: /^Rastrear paquete: guía 30558/ });
  expect(shipped).toContainElement(track);
  expect(shipped).toHaveTextContent(/^Llega mañanaEn camino/);
  expect(delivered).toHaveTextContent(/^Entregado el 19 novPedido/);
  expect(unpaid).not.toHaveTextContent(/Llega/);
  expect(plain).toHaveTextContent(/^EntregadoPedido/);
});

it('begins with the store only once the order waits there', () => {
  const store = { type: 'stores', id: '2', name: 'Universidad', address: 'Av. Universidad 1000' };
  const at = (status: string, pickup_store: unknown) => (
    <OrderNow order={orderWith({ status, pickup_store })} />
  );
  draw(at('ready_for_pickup', store), ['Recógelo en Universidad', 'Av. Universidad 1000']);
  draw(at('preparing', store), [], /Recógelo/);
  // A backend may not say which store it is.
  draw(at('ready_for_pickup', null), [], /Recógelo/);
});

describe('payments', () => {
  const payment = { id: '1', amount: 500, status: 'pending', reference: '93001' };
  const open = { status: 'pending_payment', transaction_id: '7' };
  const showPayments = (fields: object) =>
    show(<OrderPayments providers={providers} customerId="2" order={orderWith(fields)} />);

  it('say until when they can be made, with the time that is left', () => {
    const ends = { ...payment, expires_utc: '2026-11-25T05:59:59Z' };
    const { unmount } = showPayments({ payments: [ends] });
    isRead('24 nov 2026, 23:59');
    expect(screen.getByRole('timer')).toHaveTextContent('Te quedan 2 días.');
    unmount();
    showPayments({ payments: [payment] });
    isRead('9300 1');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it.each([
    ['codi', 'CoDi', true, 'Terminar el pago', '/pagos/7/pago-pendiente'],
    ['oxxo', 'OXXO', false, 'Ver ficha', '/pagos/1/pago-oxxo'],
  ])(
    'ask for nothing with %s once their time is over, also while the page is open',
    async (method_code, method_text, is_payable, label, address) => {
      const transaction = resource('transactions', '7', { is_payable, payment_status: 'pending' });
      const asked = hear(assumedCheckoutEndpoints.transaction, () => ({ data: transaction }));
      const voucher = resource('transaction-payments', '1', { barcode: '93001' });
      on(assumedCheckoutEndpoints.transactionPayment, () => ({ data: voucher }));
      vi.useFakeTimers({ now: Date.parse('2026-11-25T05:59:00Z'), shouldAdvanceTime: true });
      const last = { ...payment, method_code, method_text, expires_utc: '2026-11-25T05:59:59Z' };
      showPayments({ ...open, payments: [last] });
      isRead('9300 1');
      expect(hrefOf(label)).toBe(address);
      // Only cash is paid at a counter, which reads the barcode.
      const barcode = { name: 'Código de barras para la caja' };
      if (method_code === 'oxxo') {
        isRead(/en la caja/);
        expect(await screen.findByRole('img', barcode)).toBeVisible();
      } else {
        isNotRead(/en la caja/);
        expect(screen.queryByRole('img', barcode)).toBeNull();
      }
      expect(screen.getByRole('timer')).toHaveTextContent('Te queda 1 minuto.');
      act(() => void vi.advanceTimersByTime(60_000));
      isRead('El plazo para pagar ya terminó.');
      isNotRead(/Termínalo|en la caja|9300/);
      await waitFor(() => expect(asked).toHaveBeenCalledOnce());
      // Whether the order can be paid in another way is for the backend to say.
      const otherwise = { name: 'Pagar de otra forma' };
      if (is_payable) expect(await screen.findByRole('link', otherwise)).toBeVisible();
      expect(screen.queryAllByRole('link')).toHaveLength(is_payable ? 1 : 0);
    },
  );

  it('stay open while another one can be made', () => {
    const late = { id: '1', status: 'pending', expires_utc: '2026-11-21T05:59:59Z' };
    const payments = [late, { ...late, id: '2', expires_utc: '2026-11-24T05:59:59Z' }];
    showPayments({ ...open, payments });
    expect(screen.getByRole('link', { name: 'Pagar de otra forma' })).toBeVisible();
  });

  it('do not say that a live order failed because an earlier one did', () => {
    const failed = { ...payment, status: 'failed', status_text: 'Pago rechazado' };
    const { unmount } = showPayments({ status: 'paid', status_text: 'Pagado', payments: [failed] });
    isRead('Sin cobro');
    isRead(/Tu pedido sigue en pie/);
    isNotRead(/Puedes comprar de nuevo|Pago rechazado/);
    unmount();
    showPayments({ status: 'cancelled', payments: [failed] });
    isRead('Pago rechazado');
    isRead(/Puedes comprar de nuevo/);
  });
});

it('says on the screen of an unpaid order where it stands, and when it can be invoiced', async () => {
  signInAs(laura);
  at.path = '/perfil/pedidos/7';
  const timeline = [
    { status: 'pending_payment', text: 'Pendiente de pago', is_done: true },
    { status: 'paid', text: 'Pagado', is_done: false },
  ];
  const status = { status: 'pending_payment', payment_status: 'pending' };
  const order = resource('orders', '7', { folio: 'P-7', total: 500, ...status, timeline });
  on(assumedOrderEndpoints.order, () => ({ data: order }));
  show(<OrderScreen providers={providers} />);
  expect(await screen.findByRole('heading', { name: /P-7$/ })).toBeVisible();
  const steps = screen.getAllByRole('listitem');
  const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Pendiente de pagoAhora']);
  isRead(/^Podrás facturar este pedido/);
});

it('offers the XML of an invoice only where it has one', () => {
  const invoice = { uuid: 'A', rfc: 'MERL850612AB3', business_name: 'ELENA' };
  show(<OrderInvoice order={orderWith({ invoice })} customerId="2" />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
