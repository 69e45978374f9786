// @vitest-environment own-window

import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OrderScreen } from '@/components/account/orders/order-screen';
import {
  OrderWarrantyScreen,
  WarrantyProductsScreen,
} from '@/components/account/warranties/order-warranty-screen';
import { WarrantiesScreen } from '@/components/account/warranties/warranties-screen';
import { assumedOrderEndpoints } from '@/lib/api/endpoints/assumed-orders';
import { WARRANTY_STATUSES } from '@/lib/domain/warranty/warranty';
import texts from '@/locales/es-MX/warranties.json';
import { hrefOf } from '@/tests/support/href-of';
import { resource } from '@/tests/support/resource';
import { mockBackend } from '../../support/mock-backend';
import { laura, show, signInAs } from './harness';

const at = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/navigation', () => ({
  usePathname: () => at.path,
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ replace: vi.fn(), push: vi.fn() }),
}));
const backend = mockBackend();

beforeEach(() => signInAs(laura));

const words: Readonly<Record<string, string>> = texts;

it.each(Object.keys(WARRANTY_STATUSES).map(Number))(
  'says for the shopper what status %i is, what it means and what comes next',
  async (status) => {
    at.path = '/perfil/garantias/50';
    const attributes = { folio: 'G-50', status, timeline: [{ status: 1 }, { status }] };
    backend.on(assumedOrderEndpoints.warranty, () => ({
      data: { type: 'warranties', id: '50', attributes },
    }));
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
  backend.on(assumedOrderEndpoints.customerWarranties, () => ({ data: [] }));
  show(<WarrantiesScreen />);
  expect(await screen.findByText('No tienes solicitudes de garantía')).toBeVisible();
  expect(hrefOf('Ver mis pedidos')).toBe('/perfil/pedidos');
});

it('says of each product of an order why it cannot be returned', async () => {
  const reason = 'La garantía empieza cuando recibes tu pedido.';
  const item = { type: 'order-items', id: '9', attributes: { name: 'Teclado', qty: 1, reason } };
  backend.on(assumedOrderEndpoints.orderWarrantyProducts, () => ({ data: [item] }));
  backend.on(assumedOrderEndpoints.customerWarranties, () => ({ data: [] }));
  backend.on(assumedOrderEndpoints.order, () => ({ data: null }));
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

const monitor = { type: 'products', id: '9', attributes: { slug: 'monitor', name: 'Monitor' } };
const ofMonitor = { product: { data: { type: 'products', id: '9' } } };
const bought = (qty: number) =>
  resource('order-items', '1', { name: 'Monitor', qty, total_with_tax: 500 }, ofMonitor);

it.each([
  ['open, for all that was bought', 1, 2, 'Producto recibido', false],
  ['open, for one of two pieces', 2, 2, 'Producto recibido', true],
  ['open and waits for the customer', 1, 3, 'Esperamos tu envío', false],
  ['over', 1, 11, null, true],
])(
  'of an order with a request that is %s, shows its state and what can still be returned',
  async (_, qty, status, state, isOffered) => {
    at.path = '/perfil/pedidos/7';
    backend.on(assumedOrderEndpoints.order, () => ({
      data: resource(
        'orders',
        '7',
        { folio: 'P-7', status: 'delivered', total: 500 },
        { items: { data: [{ type: 'order-items', id: '1' }] } },
      ),
      included: [bought(qty), monitor],
    }));
    backend.on(assumedOrderEndpoints.customerWarranties, () => ({
      data: [
        resource(
          'warranties',
          '50',
          { folio: 'G-50', status, order_id: '7', product_name: 'Monitor', qty: 1 },
          ofMonitor,
        ),
      ],
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
