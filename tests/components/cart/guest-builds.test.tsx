// @vitest-environment own-window

import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { toCartLine } from '@/lib/domain/cart/lines';
import { useCartStore } from '@/stores/cart/cart-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { createSnapshot } from '../../support/create-product';
import { mockBackend } from '../../support/mock-backend';
import { showCart } from './show-cart';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));
const backend = mockBackend();
/** Pieces in stock, by product. */
const stock = new Map<string, number>();

const [cpu, memory, mouse] = ['Procesador', 'Memoria', 'Ratón'].map((name) =>
  createSnapshot({ id: name, slug: name, name }),
) as [
  ReturnType<typeof createSnapshot>,
  ReturnType<typeof createSnapshot>,
  ReturnType<typeof createSnapshot>,
];

function fill(withMouse = true) {
  const { addLine } = useCartStore.getState();
  addLine({ ...toCartLine(cpu, 1, { assemblyId: 'x' }), requiresAssembly: true });
  if (withMouse) addLine(toCartLine(mouse, 1));
  addLine({ ...toCartLine(memory, 2, { assemblyId: 'x' }), requiresAssembly: true });
}

async function openPage() {
  showCart();
  act(hydrateStores);
  await screen.findByText('promoción', undefined, { timeout: 5000 });
}

const group = () => screen.findByRole('region', { name: 'Ensamble en carrito' });
const quantities = () => useCartStore.getState().lines.map(({ quantity }) => quantity);
/** Beside the summary on wide screens; the bar of narrow ones has another. */
const payLink = () => screen.queryAllByRole('link', { name: 'Continuar al pago' })[0] ?? null;

beforeEach(() => {
  stock.clear();
  backend.on(assumedEndpoints.products, () => ({ data: [] }));
  backend.on(specEndpoints.cartInitData, () => ({ meta: {} }));
  backend.on(specEndpoints.cartValidate, ({ params: { product = '', qty } }) => {
    const max = stock.get(product) ?? 7;
    return { meta: { valid: max >= Number(qty), product_id: product, qty, max_qty: max } };
  });
});

it('is one group with its own total, quantity and actions on the cart page', async () => {
  fill();
  await openPage();
  const build = await group();
  expect(within(build).getAllByRole('listitem')).toHaveLength(2);
  expect(within(build).getByText('$2,700.00')).toBeVisible();
  expect(within(build).getByRole('link', { name: /^Editar ensamble/ })).toHaveAttribute(
    'href',
    '/arma-tu-equipo/x/1',
  );
  expect(screen.getAllByRole('button', { name: /^Mover a favoritos/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Quitar Procesador' })).toBeNull();

  const more = within(build).getByRole('button', { name: 'Una pieza más de Ensamble en carrito' });
  await userEvent.click(more);
  expect(quantities()).toEqual([2, 1, 4]);
  expect(within(build).getByText('$5,400.00')).toBeVisible();
  await userEvent.click(within(build).getByRole('checkbox', { name: /^Quiero que lo armen/ }));
  expect(useCartStore.getState().lines.map((line) => line.requiresAssembly)).toEqual([
    false,
    undefined,
    false,
  ]);

  await userEvent.click(within(build).getByRole('button', { name: 'Quitar Ensamble en carrito' }));
  expect(quantities()).toEqual([1]);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(quantities()).toEqual([2, 1, 4]);
});

it('has the price of its parts in its head and in their rows, and says which is for a single payment', async () => {
  const pricing = { ...cpu.pricing, mwiOneDiscPercent: 5, mwiOnePriceWithTax: 855 };
  const { addLine } = useCartStore.getState();
  addLine({ ...toCartLine({ ...cpu, pricing }, 2, { assemblyId: 'x' }) });
  addLine({ ...toCartLine(memory, 1, { assemblyId: 'x' }) });
  await openPage();
  const build = await group();
  expect(within(build).getByText('$2,610.00')).toBeVisible();
  const [first, second] = within(build).getAllByRole('listitem');
  expect(first).toHaveTextContent(/2 × \$855\.00\s*Precio de contado\s*Precio normal: \$900\.00/);
  expect(second).toHaveTextContent(/1 × \$900\.00\s*Precio normal: \$1,000\.00/);
  expect(second).not.toHaveTextContent('contado');
});

it('is the same group in the drawer', async () => {
  fill();
  render(<CartDrawer open onOpenChange={() => undefined} />);
  act(hydrateStores);
  const build = await group();
  expect(within(build).getAllByRole('listitem')).toHaveLength(2);
  expect(within(build).getByRole('checkbox', { name: /^Quiero que lo armen/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Quitar Ratón' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Quitar Memoria' })).toBeNull();
});

it('says which part is sold out', async () => {
  stock.set('Memoria', 0);
  fill();
  await openPage();
  const build = await group();
  expect(await within(build).findByText('Agotado por el momento.')).toBeVisible();
  expect(screen.getByText('Lo escribes aquí mismo después de iniciar sesión.')).toBeVisible();
  expect(within(build).getByText(/Hay componentes agotados/)).toBeVisible();
  expect(within(build).getByText('$900.00')).toBeVisible();
  expect(payLink()).toBeVisible();
});

it('cannot be paid when nothing of it can be bought', async () => {
  stock.set('Memoria', 0).set('Procesador', 0);
  fill(false);
  await openPage();
  const note = /^Nada de tu carrito se puede comprar/;
  expect(await screen.findByText(note)).toBeVisible();
  expect(payLink()).toBeNull();
  cleanup();
  render(<CartDrawer open onOpenChange={() => undefined} />);
  expect(await screen.findByText(note)).toBeVisible();
  expect(payLink()).toBeNull();
});
