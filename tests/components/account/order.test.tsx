// @vitest-environment own-window

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { OrderDelivery, OrderItems, OrderNow } from '@/components/account/orders/order-parts';
import {
  OrderActions,
  OrderAmountsTable,
  OrderComments,
} from '@/components/account/orders/order-screen';
import { OrdersScreen } from '@/components/account/orders/orders-screen';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { type OrderDetail, toOrderDetail } from '@/lib/api/orders';
import { hrefOf } from '@/tests/support/href-of';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { mockBackend, type Resolver } from '../../support/mock-backend';
import { laura, orderWith, show, signInAs } from './harness';

vi.mock('next/navigation', () => ({
  usePathname: () => '/perfil/pedidos',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ replace: vi.fn(), push: vi.fn() }),
}));
const backend = mockBackend();
const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T18:00:00Z'), toFake: ['Date'] });
  await loadAllTexts('orders', 'delivery', 'warranties');
});

it('shows what was written about the order, why it was cancelled, how far it is and its points', () => {
  const order = orderWith({
    ...{ status: 'preparing', arrival_status: 'on_the_way', generated_points: 120 },
    ...{ order_comments: 'Tocar el timbre', cancel_comments: ['Sin existencias', 'Se reembolsó'] },
  });
  show(
    <>
      <OrderComments order={order} />
      <OrderAmountsTable order={order} />
      <OrderDelivery order={order} />
    </>,
  );
  for (const text of ['Tocar el timbre', '120 puntos', 'Estado de la entrega: En camino']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText(/^Sin existencias\s+Se reembolsó$/)).toBeVisible();
  // The parcel's state is that of the order: it is said once.
  expect(orderWith({ status: 'shipped', arrival_status: 'on_the_way' }).arrivalText).toBe('');
});

it('says what is earned only while the order is not returned, cancelled or refunded', () => {
  const earned = { customer_wallet_promotion_amount: 110.98, generated_points: 120 };
  const told = (order: OrderDetail) => {
    const { container, unmount } = show(<OrderAmountsTable order={order} />);
    const text = container.textContent ?? '';
    unmount();
    return [text.includes('Ganas en tu monedero$110.98'), text.includes('120 puntos')];
  };
  expect(told(orderWith({ ...earned, status: 'delivered' }))).toEqual([true, true]);
  for (const status of ['returned', 'cancelled']) {
    expect(told(orderWith({ ...earned, status }))).toEqual([false, false]);
  }
  const refunded = orderWith({ ...earned, status: 'delivered', payment_status: 'refunded' });
  expect(told(refunded)).toEqual([false, false]);
});

it('says first when the parcel arrives and what happened last, and leads to a known courier', () => {
  const parcel = { delivery_from: '2026-11-24', delivery_to: '2026-11-26', status: 'shipped' };
  const courier = { name: 'Estafeta', guide: '30558' };
  const timeline = [
    { status: 'paid', text: 'Pago confirmado', at_utc: '2026-11-20T18:00:00Z', is_done: true },
    { status: 'shipped', text: 'En camino', at_utc: '2026-11-21T18:00:00Z', is_done: true },
    { status: 'delivered', text: 'Entregado', is_done: false },
  ];
  show(<OrderNow order={orderWith({ ...parcel, courier, timeline })} />);
  expect(screen.getByText('Llega entre el martes 24 y el jueves 26 de noviembre')).toBeVisible();
  expect(screen.getByText('En camino')).toBeVisible();
  expect(screen.getByText('21 nov 2026, 12:00')).toBeVisible();
  expect(screen.queryByText(/Pago confirmado|Entregado/)).toBeNull();
  const link = screen.getByRole('link', { name: 'Rastrear paquete: guía 30558 de Estafeta' });
  expect(link).toHaveTextContent('Rastrear paquete');
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/cs\.estafeta\.com\/.*30558/),
  );
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each([
  [
    'has begun to arrive',
    { delivery_from: '2026-11-20', delivery_to: '2026-11-24' },
    /^Llega entre hoy y el martes 24/,
  ],
  ['is late', { delivery_from: '2026-11-18', delivery_to: '2026-11-20' }, null],
  ['has no days', {}, null],
])('promises no day that has passed: a parcel that %s', (_, days, says) => {
  show(<OrderNow order={orderWith({ status: 'shipped', ...days })} />);
  if (says) expect(screen.getByText(says)).toBeVisible();
  else expect(screen.queryByText(/Llega/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('names no day of an order that is not paid yet', () => {
  const parcel = { delivery_from: '2026-11-24', delivery_to: '2026-11-26' };
  const unpaid = { status: 'pending_payment', created_utc: '2026-11-21T18:00:00Z' };
  show(<OrderNow order={orderWith({ ...parcel, ...unpaid })} />);
  expect(screen.getByText('Llega de 3 a 5 días después de que se confirme tu pago')).toBeVisible();
});

it('speaks of a mail, and of no parcel, in an order of licences', () => {
  const licence = { type: 'order-items', id: '1', name: 'Antivirus', total_with_tax: 500 };
  const sent = {
    status: 'shipped',
    status_text: 'En camino',
    shipping_cost: 0,
    timeline: [{ status: 'delivered', text: 'Entregado' }],
  };
  const digital = orderWith({ ...sent, items: [{ ...licence, is_digital: 1 }] });
  expect(digital).toMatchObject({ isDigital: true, statusText: 'Enviado por correo' });
  expect(digital.timeline[0]?.text).toBe('Entregado por correo');
  const { unmount } = show(
    <>
      <OrderDelivery order={digital} />
      <OrderAmountsTable order={digital} />
    </>,
  );
  expect(screen.getByText(/te llega por correo/)).toBeVisible();
  expect(screen.queryByText(/Envío|Gratis|Paquetería/)).toBeNull();
  unmount();
  // A backend that calls nothing digital is taken at its word.
  const plain = orderWith({ ...sent, items: [licence] });
  expect(plain).toMatchObject({ isDigital: false, statusText: 'En camino' });
  show(<OrderAmountsTable order={plain} />);
  expect(screen.getByText('Gratis')).toBeVisible();
});

it('promises no number of a parcel that will not be sent, and writes a telephone as it is read aloud', () => {
  const home = { recipient_name: 'Laura', phone: '5544332211', street: 'Calle Orizaba' };
  const parcel = { courier: { name: 'DHL', guide: '' }, delivery_address: home };
  const { unmount } = show(<OrderDelivery order={orderWith({ ...parcel, status: 'paid' })} />);
  expect(screen.getByText(/^Te daremos el número de guía/)).toBeVisible();
  expect(screen.getByText('Tel. 55 4433 2211')).toBeVisible();
  unmount();
  show(<OrderDelivery order={orderWith({ ...parcel, status: 'cancelled' })} />);
  expect(screen.getByText(/DHL/)).toBeVisible();
  expect(screen.queryByText(/número de guía/)).toBeNull();
});

it('speaks of no shipment in an order that is picked up', () => {
  const store = { type: 'stores', id: '2', name: 'Universidad', address: 'Centro' };
  const { unmount } = show(
    <OrderAmountsTable order={orderWith({ shipping_cost: 0, pickup_store: store })} />,
  );
  const label = screen.getByText('Recolección en sucursal');
  expect(label.nextElementSibling).toHaveTextContent('Gratis');
  expect(screen.queryByText('Envío')).toBeNull();
  unmount();
  show(<OrderAmountsTable order={orderWith({ shipping_cost: 0 })} />);
  expect(screen.getByText('Envío').nextElementSibling).toHaveTextContent('Gratis');
});

it('shows the number alone for another courier, and nothing that was not sent', () => {
  const courier = { name: 'Mensajería Propia', guide: 'M-1' };
  const order = orderWith({ courier });
  show(
    <>
      <OrderNow order={order} />
      <OrderDelivery order={order} />
    </>,
  );
  expect(screen.getByText('M-1')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/Llega/)).toBeNull();
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
  const product = { type: 'products', id: '9', slug: 'monitor' };
  const item = { type: 'order-items', id: '1', name: 'Monitor', total_with_tax: 500, product };
  const resource = { type: 'orders', id: '7', total: 500, items: [item], ...fields };
  const order = toOrderDetail(resource, new Map([['7', 'En aduana']])) ?? expect.fail();
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
  const item = { type: 'order-items', id: '1', name: 'Monitor', total_with_tax: 500 };
  const order = orderWith({ ...fields, items: [item] });
  showItems(order);
  expect(screen.queryByRole('link', { name: /^Devolver|reseña/ })).toBeNull();
});

it('adds what was bought to the cart once, and says what the stock limited', async () => {
  const answer = Promise.withResolvers<object>();
  const again = vi.fn<Resolver>(() => answer.promise);
  backend.on(assumedOrderEndpoints.orderBuyAgain, again);
  const product = { type: 'products', id: '9', slug: 'monitor' };
  const items = [{ type: 'order-items', id: '1', name: 'Monitor', total_with_tax: 500, product }];
  show(
    <OrderActions order={orderWith({ status: 'delivered', items })} customerId="2" requests={[]} />,
  );
  // The second press comes before the first one is drawn.
  await user.dblClick(screen.getByRole('button', { name: 'Comprar de nuevo' }));
  await user.click(await screen.findByRole('button', { name: 'Agregando…' }));
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
  const adjusted = [{ product_id: '9', message: 'Solo hay 2.' }];
  answer.resolve({ meta: { added: [{ product_id: '9', qty: 2 }], adjusted } });
  expect(await screen.findByText('Agregamos 2 piezas a tu carrito.')).toBeVisible();
  expect(screen.getByText('Monitor: Solo hay 2.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mi carrito' })).toBeVisible();
});

it('explains orders to a customer who has none, without filters', async () => {
  signInAs(laura);
  backend.on(assumedOrderEndpoints.customerOrders, () => ({ data: [], meta: { total: 0 } }));
  show(<OrdersScreen />);
  expect(await screen.findByText('Aún no tienes pedidos')).toBeVisible();
  expect(screen.queryByLabelText('Estado')).toBeNull();
});

it('says in the list when each order arrives or arrived, and leads to the courier', async () => {
  signInAs(laura);
  const courier = { name: 'Estafeta', guide: '30558' };
  const days = { delivery_from: '2026-11-23', delivery_to: '2026-11-23', courier };
  const arrived = { status: 'delivered', text: 'Entregado', at_utc: '2026-11-19T18:00:00Z' };
  const rows = [
    { ...days, status: 'shipped' },
    { ...days, status: 'delivered', timeline: [{ ...arrived, is_done: true }] },
    { ...days, courier: null, status: 'pending_payment' },
    { status: 'delivered' },
  ];
  backend.on(assumedOrderEndpoints.customerOrders, () => ({
    data: rows.map((attributes, index) => ({
      type: 'orders',
      id: `${index}`,
      attributes: { ...attributes, total: 500 },
    })),
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
  const at = (status: string, pickup_store: unknown = store) =>
    show(<OrderNow order={orderWith({ status, pickup_store })} />).unmount;
  const first = at('ready_for_pickup');
  expect(screen.getByText('Recógelo en Universidad')).toBeVisible();
  expect(screen.getByText('Av. Universidad 1000')).toBeVisible();
  first();
  const second = at('preparing');
  expect(screen.queryByText(/^Recógelo/)).toBeNull();
  second();
  // A backend may not say which store it is.
  at('ready_for_pickup', null);
  expect(screen.queryByText(/^Recógelo/)).toBeNull();
});
