// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InvoiceRequest, OrderInvoice } from '@/components/account/orders/order-invoice';
import { OrderDelivery, OrderItems, OrderParcel } from '@/components/account/orders/order-items';
import { OrderPayments } from '@/components/account/orders/order-payments';
import {
  OrderActions,
  OrderAmountsTable,
  OrderComments,
} from '@/components/account/orders/order-screen';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { toOrderDetail } from '@/lib/api/orders';
import type { OrderDetail } from '@/lib/domain/orders/types';
import { loadTexts } from '@/lib/i18n/client';
import { useToastStore } from '@/stores/interface/toast-store';
import { clearToasts } from '../../support/clear-toasts';
import { mockBackend, type Resolver } from '../../support/mock-backend';
import { show } from './harness';

const backend = mockBackend();
const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T18:00:00Z'), toFake: ['Date'] });
  await Promise.all([loadTexts('orders'), loadTexts('delivery')]);
});
afterEach(() => {
  cleanup();
  clearToasts();
  vi.useRealTimers();
});

function orderWith(fields: object): OrderDetail {
  const order = toOrderDetail({ type: 'orders', id: '7', total: 500, ...fields });
  if (!order) throw new Error('These fields are no order.');
  return order;
}

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

it('says when the parcel arrives, and leads to the page of a known courier', () => {
  const parcel = { delivery_from: '2026-11-24', delivery_to: '2026-11-26', status: 'shipped' };
  const courier = { name: 'Estafeta', guide: '30558' };
  show(<OrderParcel order={orderWith({ ...parcel, courier })} />);
  expect(
    screen.getByText('Llega entre el martes 24 de noviembre y el jueves 26 de noviembre'),
  ).toBeVisible();
  const link = screen.getByRole('link', { name: 'Rastrear la guía 30558 en Estafeta' });
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/cs\.estafeta\.com\/.*30558/),
  );
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('names no day of an order that is not paid yet', () => {
  const parcel = { delivery_from: '2026-11-24', delivery_to: '2026-11-26' };
  const unpaid = { status: 'pending_payment', created_utc: '2026-11-21T18:00:00Z' };
  show(<OrderParcel order={orderWith({ ...parcel, ...unpaid })} />);
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

it('speaks of no shipment in an order that is picked up', () => {
  const store = { type: 'stores', id: '2', name: 'Universidad', address: 'Centro' };
  const { unmount } = show(
    <OrderAmountsTable order={orderWith({ shipping_cost: 0, pickup_store: store })} />,
  );
  const label = screen.getByText('Recolección en tienda');
  expect(label.nextElementSibling).toHaveTextContent('Gratis');
  expect(screen.queryByText('Envío')).toBeNull();
  unmount();
  show(<OrderAmountsTable order={orderWith({ shipping_cost: 0 })} />);
  expect(screen.getByText('Envío').nextElementSibling).toHaveTextContent('Gratis');
});

it('shows the number alone for another courier, and nothing that was not sent', () => {
  const courier = { name: 'Mensajería Propia', guide: 'M-1' };
  show(<OrderParcel order={orderWith({ courier })} />);
  expect(screen.getByText('M-1')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/Llega/)).toBeNull();
});

it('says until when a payment can be made, with the time that is left', () => {
  const payment = { id: '1', amount: 500, status: 'pending', reference: '93001' };
  const [ends, unknown] = [{ ...payment, expires_utc: '2026-11-25T05:59:59Z' }, payment];
  const { unmount } = show(
    <OrderPayments customerId="2" order={orderWith({ payments: [ends] })} />,
  );
  expect(screen.getByText('24 nov 2026, 23:59')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('59 h 59 min 59 s');
  unmount();
  show(<OrderPayments customerId="2" order={orderWith({ payments: [unknown] })} />);
  expect(screen.getByText('9300 1')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});

it.each([
  ['codi', 'CoDi', true],
  ['oxxo', 'OXXO', false],
])(
  'asks for nothing with %s once its time is over, also while the page is open',
  async (code, name, isPayable) => {
    const attributes = { is_payable: isPayable, payment_status: 'pending' };
    const data = { type: 'transactions', id: '7', attributes };
    const asked = vi.fn<Resolver>(() => ({ data }));
    backend.on(assumedCheckoutEndpoints.transaction, asked);
    vi.useFakeTimers({ now: Date.parse('2026-11-25T05:59:00Z'), shouldAdvanceTime: true });
    const payment = { id: '1', amount: 500, status: 'pending', reference: '93001' };
    const last = { ...payment, method_code: code, method_text: name };
    const open = { status: 'pending_payment', transaction_id: '7' };
    const payments = [{ ...last, expires_utc: '2026-11-25T05:59:59Z' }];
    show(<OrderPayments customerId="2" order={orderWith({ ...open, payments })} />);
    expect(screen.getByText('9300 1')).toBeVisible();
    // Only cash is paid at a counter.
    const counter = screen.queryByText(/en la caja/);
    if (code === 'oxxo') expect(counter).toBeVisible();
    else expect(counter).toBeNull();
    expect(screen.getByRole('link', { name: 'Terminar el pago' })).toBeVisible();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('El plazo para pagar ya terminó.')).toBeVisible();
    expect(screen.queryByText(/Termínalo|en la caja|9300/)).toBeNull();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    // Whether the order can be paid in another way is for the backend to say.
    const otherwise = { name: 'Pagar de otra forma' };
    if (isPayable) expect(await screen.findByRole('link', otherwise)).toBeVisible();
    expect(screen.queryAllByRole('link')).toHaveLength(isPayable ? 1 : 0);
  },
);

it('stays open while another payment can be made', () => {
  const late = { id: '1', status: 'pending', expires_utc: '2026-11-21T05:59:59Z' };
  const payments = [late, { ...late, id: '2', expires_utc: '2026-11-24T05:59:59Z' }];
  const open = { status: 'pending_payment', transaction_id: '7' };
  show(<OrderPayments customerId="2" order={orderWith({ ...open, payments })} />);
  expect(screen.getByRole('link', { name: 'Pagar de otra forma' })).toBeVisible();
});

it('does not say that a live order failed because an earlier payment did', () => {
  const replaced = { id: '1', status: 'failed', status_text: 'Pago rechazado', amount: 500 };
  const status = { status: 'paid', status_text: 'Pagado' };
  const { unmount } = show(
    <OrderPayments customerId="2" order={orderWith({ ...status, payments: [replaced] })} />,
  );
  expect(screen.getByText('Sin cobro')).toBeVisible();
  expect(screen.getByText(/Tu pedido sigue en pie/)).toBeVisible();
  expect(screen.queryByText(/Puedes comprar de nuevo|Pago rechazado/)).toBeNull();
  unmount();
  show(
    <OrderPayments
      customerId="2"
      order={orderWith({ status: 'cancelled', payments: [replaced] })}
    />,
  );
  expect(screen.getByText('Pago rechazado')).toBeVisible();
  expect(screen.getByText(/Puedes comprar de nuevo/)).toBeVisible();
});

it('offers the XML of an invoice that has one, and downloads it', async () => {
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = vi.fn(() => 'blob:x');
  const read = vi.fn<Resolver>(() => ({
    meta: { filename: 'f.xml', content_type: 'application/xml', content_base64: 'AA==' },
  }));
  backend.on(assumedOrderEndpoints.orderInvoice, read);
  const invoice = { uuid: 'A', rfc: 'MERL850612AB3', business_name: 'ELENA' };
  const { unmount } = show(<OrderInvoice order={orderWith({ invoice })} customerId="2" />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  unmount();
  const order = orderWith({ invoice: { ...invoice, has_xml: true } });
  show(<OrderInvoice order={order} customerId="2" />);
  await user.click(screen.getByRole('button', { name: 'Descargar XML' }));
  await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
  expect(read.mock.calls[0]?.[0].url.searchParams.get('format')).toBe('xml');
});

it('says until when an invoice can be requested, and sends the use that this purchase has', async () => {
  const profile = {
    type: 'invoicing-profiles',
    id: '5',
    attributes: {
      rfc: 'MERL850612AB3',
      business_name: 'ELENA',
      tax_regime: '612',
      cfdi_use: 'G03',
      zip_code: '06700',
    },
  };
  const uses = ['G03', 'I04'].map((id) => ({ id, text: id, regimes: ['612'] }));
  const request = vi.fn<Resolver>(() => ({ meta: {} }));
  backend.on(assumedAccountEndpoints.customerInvoicingProfiles, () => ({ data: [profile] }));
  backend.on(assumedAccountEndpoints.invoicingInitData, () => ({ meta: { uses, regimes: [] } }));
  backend.on(assumedOrderEndpoints.orderInvoiceRequest, request);
  show(<InvoiceRequest orderId="7" customerId="2" paidUtc="2026-11-21T18:00:00Z" />);
  expect(await screen.findByText('Pídela a más tardar el 30 nov 2026.')).toBeVisible();
  const use = await screen.findByLabelText('Uso de CFDI en esta compra');
  expect(use).toHaveValue('G03');
  await user.selectOptions(use, 'I04');
  await user.click(screen.getByRole('button', { name: 'Solicitar factura' }));
  await waitFor(() =>
    expect(request.mock.calls[0]?.[0].body).toEqual({ invoicing_profile_id: '5', cfdi_use: 'I04' }),
  );
  // Nobody has said that there is an invoice.
  await waitFor(() =>
    expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual([
      'Recibimos tu solicitud de factura.',
    ]),
  );
});

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
  show(
    <>
      <OrderActions order={order} customerId="2" />
      <OrderItems order={order} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Garantía' })).toBeVisible();
  expect(screen.getByRole('link', { name: /reseña/ })).toBeVisible();
});

it.each([
  ['is under way', { status: 2, status_text: 'Enviado' }],
  ['waits for its payment', { status: 3, payment_status: 'pending' }],
])('offers neither while the order %s', (_, fields) => {
  show(<OrderActions order={orderWith(fields)} customerId="2" />);
  expect(screen.queryByRole('link', { name: 'Garantía' })).toBeNull();
});
