// @vitest-environment own-window

import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { OrderScreen } from '@/components/account/orders/order-screen';
import {
  OrderWarrantyScreen,
  WarrantyProductsScreen,
} from '@/components/account/warranties/order-warranty-screen';
import { WarrantiesScreen } from '@/components/account/warranties/warranties-screen';
import { WarrantyForm } from '@/components/account/warranties/warranty-form';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import { WARRANTY_STATUSES } from '@/lib/domain/warranty/warranty';
import texts from '@/locales/es-MX/warranties.json';
import { hrefOf } from '@/tests/support/href-of';
import { resource, toMany } from '@/tests/support/resource';
import { connectionLost, type Resolver } from '../../support/mock-backend';
import { at, router } from '../fake-navigation';
import { bodyOf, fakeBackendOfLaura, show, user } from './harness';

vi.mock('next/navigation', () => import('../fake-navigation'));
const { on, hear } = fakeBackendOfLaura();

const words: Readonly<Record<string, string>> = texts;

it.each(Object.keys(WARRANTY_STATUSES).map(Number))(
  'says for the shopper what status %i is, what it means and what comes next',
  async (status) => {
    at.path = '/perfil/garantias/50';
    const timeline = [{ status: 1 }, { status }];
    const data = resource('warranties', '50', { folio: 'G-50', status, timeline });
    on(assumedOrderEndpoints.warranty, () => ({ data }));
    show(<WarrantiesScreen />);
    expect(await screen.findByText('Folio G-50')).toBeVisible();
    const current = screen.getAllByRole('listitem').find((one) => one.hasAttribute('aria-current'));
    for (const key of [`status.${status}`, `status.${status}.meaning`]) {
      expect(current).toHaveTextContent(words[key] ?? expect.fail(`no text ${key}`));
    }
    expect(screen.getByText(words[`status.${status}.next`] ?? '-')).toBeVisible();
  },
);

it('says where a warranty is requested when there is no request yet', async () => {
  at.path = '/perfil/garantias';
  on(assumedOrderEndpoints.customerWarranties, () => ({ data: [] }));
  show(<WarrantiesScreen />);
  expect(await screen.findByText('No tienes solicitudes de garantía')).toBeVisible();
  expect(hrefOf('Ver mis pedidos')).toBe('/perfil/pedidos');
});

it('says of each product of an order why it cannot be returned', async () => {
  const reason = 'La garantía empieza cuando recibes tu pedido.';
  const item = resource('order-items', '9', { name: 'Teclado', qty: 1, reason });
  on(assumedOrderEndpoints.orderWarrantyProducts, () => ({ data: [item] }));
  on(assumedOrderEndpoints.customerWarranties, () => ({ data: [] }));
  on(assumedOrderEndpoints.order, () => ({ data: null }));
  at.path = '/perfil/pedidos/7/garantia';
  show(<OrderWarrantyScreen />);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  at.path = '/perfil/pedidos/7/garantia/productos';
  show(<WarrantyProductsScreen />);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Devolver/ })).toBeNull();
});

const monitor = resource('products', '9', { slug: 'monitor', name: 'Monitor' });
const ofMonitor = { product: { data: { type: 'products', id: '9' } } };

it.each([
  ['open, for all that was bought', 1, 2, 'Producto recibido', false],
  ['open, for one of two pieces', 2, 2, 'Producto recibido', true],
  ['open and waits for the customer', 1, 3, 'Esperamos tu envío', false],
  ['over', 1, 11, null, true],
])(
  'of an order with a request that is %s, shows its state and what can still be returned',
  async (_, qty, status, state, isOffered) => {
    at.path = '/perfil/pedidos/7';
    const delivered = { folio: 'P-7', status: 'delivered', total: 500 };
    const bought = { name: 'Monitor', qty, total_with_tax: 500 };
    const about = { order_id: '7', product_name: 'Monitor', qty: 1 };
    on(assumedOrderEndpoints.order, () => ({
      data: resource('orders', '7', delivered, { items: toMany('order-items', '1') }),
      included: [resource('order-items', '1', bought, ofMonitor), monitor],
    }));
    on(assumedOrderEndpoints.customerWarranties, () => ({
      data: [resource('warranties', '50', { folio: 'G-50', status, ...about }, ofMonitor)],
      included: [monitor],
    }));
    show(<OrderScreen providers={{ account: '', voucher: '', 'wallet-1': '', 'wallet-2': '' }} />);
    expect(await screen.findByRole('heading', { name: 'Pedido P-7' })).toBeVisible();
    if (state) {
      const link = await screen.findByRole('link', {
        name: `Devolución: ${state}. Ver la solicitud de Monitor`,
      });
      expect(link).toHaveTextContent(`Devolución: ${state}`);
      expect(link).toHaveAttribute('href', '/perfil/garantias/50');
      expect(screen.getByRole('heading', { name: /^Devoluciones y garantías/ })).toBeVisible();
    } else expect(screen.queryByRole('link', { name: /solicitud/ })).toBeNull();
    // What waits for the customer has the only filled button.
    const task = screen.queryByRole('link', { name: 'Ver cómo enviarlo: Monitor' });
    const filled = task ?? screen.getByRole('button', { name: 'Comprar de nuevo' });
    expect(task !== null).toBe(status === 3);
    expect(document.querySelectorAll('.btn-primary')).toHaveLength(1);
    expect(filled).toHaveClass('btn-primary');
    expect(screen.queryAllByRole('link', { name: /^Devolver o reportar/ })).toHaveLength(
      isOffered ? 2 : 0,
    );
  },
);

describe('the form of a return', () => {
  let ask: Mock<Resolver>;
  let upload: Mock<Resolver>;

  const ITEM = {
    id: '9',
    name: 'Teclado',
    partNumber: 'T-1',
    qty: 2,
    product: null,
    untilUtc: '2027-01-01T12:00:00Z',
    availableQty: 2,
    reason: null,
  };

  const uploaded = (id: string) => ({
    data: resource('warranty-photos', id, { filename: 'a.jpg' }),
  });

  beforeEach(() => {
    const created = resource('warranties', '50', { folio: 'G-50' });
    ask = hear(assumedOrderEndpoints.warrantyCreate, () => ({ data: created }));
    upload = hear(assumedOrderEndpoints.warrantyPhotoCreate, () => uploaded('70'));
    // jsdom reads no pictures.
    const picture = { width: 40, height: 30, close: () => undefined };
    vi.stubGlobal('createImageBitmap', async () => picture);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
      Object.assign(Object.create(null), { fillRect: vi.fn(), drawImage: vi.fn() }),
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['x'], { type: 'image/jpeg' })),
    );
  });

  const setup = (deliveredUtc: string | null = null, item = ITEM) =>
    show(
      <WarrantyForm
        {...{ item, deliveredUtc, customerId: '2', orderId: '7' }}
        orderFolio="P-7"
        choiceHref={null}
      />,
    );
  const description = () => screen.findByLabelText(/^Cuéntanos los detalles/);
  const say = async (reason: string) =>
    user.click(await screen.findByRole('radio', { name: reason }));
  const submit = async () => user.click(await screen.findByRole('button', { name: /^Envia/ }));
  const photo = (name: string) => new File(['x'], name, { type: 'image/png' });
  const choose = async (...files: File[]) => {
    await description();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await user.upload(input, files);
  };
  /** What arrived broken, with a photo of it. */
  async function fill() {
    await say('Llegó dañado');
    await user.type(await description(), 'Ya no enciende.');
    await choose(photo('a.png'));
  }

  it('is of no more pieces than there are', async () => {
    setup();
    await say('No funciona bien');
    await user.type(await description(), 'Ya no enciende.');
    const qty = screen.getByLabelText(/^Piezas/);
    await user.clear(qty);
    await user.type(qty, '3');
    await submit();
    expect(qty).toHaveAccessibleDescription('De 1 a 2 Escribe un número entero de 1 a 2.');
    expect(ask).not.toHaveBeenCalled();
  });

  it('keeps what was written when fewer pieces are left than were chosen', async () => {
    setup();
    await user.type(await description(), 'Ya no enciende.');
    await user.clear(screen.getByLabelText(/^Piezas/));
    await user.type(screen.getByLabelText(/^Piezas/), '2');
    cleanup();
    setup(null, { ...ITEM, availableQty: 1 });
    expect(await description()).toHaveValue('Ya no enciende.');
    expect(screen.getByLabelText(/^Piezas/)).toHaveValue('2');
  });

  it('is sent again with the same key when that failed, also after a reload, and then forgotten', async () => {
    ask.mockReturnValueOnce(connectionLost());
    setup();
    // The order that it is about is said.
    expect(await screen.findByRole('link', { name: 'Pedido P-7' })).toBeVisible();
    await fill();
    expect(await screen.findByText('1 de 1 foto lista')).toBeVisible();
    const sent = { filename: 'a.jpg', content_type: 'image/jpeg', content_base64: 'eA==' };
    expect(bodyOf(upload)).toMatchObject({ data: { attributes: sent } });
    await submit();
    expect(await screen.findByText(/Lo que escribiste sigue aquí/)).toBeVisible();
    cleanup();
    setup();
    expect(await description()).toHaveValue('Ya no enciende.');
    expect(await screen.findByText('1 de 1 foto lista')).toBeVisible();
    await submit();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/perfil/garantias/50'));
    const [first, second] = ask.mock.calls.map(([call]) => call);
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get(IDEMPOTENCY_HEADER)).toBeTruthy();
    expect(second?.headers.get(IDEMPOTENCY_HEADER)).toBe(first?.headers.get(IDEMPOTENCY_HEADER));
    const item = { data: { id: '9' } };
    expect(second?.body).toMatchObject({
      data: {
        attributes: { description: 'Llegó dañado: Ya no enciende.', qty: 1 },
        relationships: { order_item: item, photos: toMany('warranty-photos', '70') },
      },
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('takes five photos, and says so', async () => {
    setup();
    await choose(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => photo(`${name}.png`)));
    expect(await screen.findByText('f.png: puedes enviar hasta 5 fotos.')).toBeVisible();
    expect(await screen.findByText('5 de 5 fotos listas')).toBeVisible();
    expect(upload).toHaveBeenCalledTimes(5);
  });

  it('waits for uploads, retries a photo, and does not send while a photo has failed', async () => {
    upload.mockReturnValueOnce(connectionLost());
    setup();
    await fill();
    expect(await screen.findByText('No se pudo subir.')).toBeVisible();
    await submit();
    expect(screen.getByText(/^Una de tus fotos no se subió/)).toBeVisible();
    const late = Promise.withResolvers<object>();
    upload.mockReturnValueOnce(late.promise);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('progressbar', { name: 'Subiendo a.png' })).toBeVisible();
    await submit();
    expect(screen.getByText('Espera a que terminen de subir tus fotos.')).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    late.resolve(uploaded('71'));
    expect(await screen.findByText('1 de 1 foto lista')).toBeVisible();
    await submit();
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  });

  it('who no longer wants it need not say why, and reads until when and at whose cost', async () => {
    setup('2026-01-05T18:00:00Z');
    await say('Ya no lo quiero');
    const until = /^Tienes 5 días hábiles desde la entrega, sin dar motivos/;
    expect(screen.getByText(until)).toBeVisible();
    expect(screen.getByText(/^Ese plazo terminó el 12 ene 2026/)).toBeVisible();
    await submit();
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect(bodyOf(ask)).toMatchObject({ data: { attributes: { description: 'Ya no lo quiero' } } });
  });

  it('a deadline that has not passed, or that nobody knows, is no warning', async () => {
    setup(new Date().toISOString());
    await say('Ya no lo quiero');
    expect(screen.queryByText(/^Ese plazo terminó/)).toBeNull();
    cleanup();
    setup();
    await say('Me llegó otro producto');
    expect(screen.getByText(/^Tienes 10 días hábiles/)).toBeVisible();
    expect(screen.queryByText(/^Ese plazo terminó/)).toBeNull();
  });
});
