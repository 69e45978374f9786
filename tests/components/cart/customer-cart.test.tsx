// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CartButton } from '@/components/cart/cart-button';
import { CartIsland } from '@/components/cart/page/cart-island';
import { ApiError } from '@/lib/api/errors';
import { createCartView } from '@/lib/domain/cart/cart-view';
import { getLineKey } from '@/lib/domain/cart/lines';
import { useCartStore } from '@/stores/cart/cart-store';
import {
  type CartView,
  type CustomerCartActions,
  useCustomerCartStore,
} from '@/stores/cart/customer-cart-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { useSessionStore } from '@/stores/session/session-store';
import {
  createCartTotals,
  createCustomerCart,
  createCustomerCartBuild,
  createCustomerCartItem,
} from '../../support/create-customer-cart';

vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ push: vi.fn() }),
}));
const hide = vi.hoisted(() => vi.fn());
const observeCartLines = vi.hoisted(() => vi.fn(() => hide));
vi.mock('@/stores/cart/customer-cart/start-cart-sync', () => ({
  observeCartLines,
  startCartSync: vi.fn(),
}));

const parts = [
  createCustomerCartItem('2', 1, { assemblyId: '5', quantityPerBuild: 1, maxQty: 3 }),
  createCustomerCartItem('3', 2, { assemblyId: '5', quantityPerBuild: 2, maxQty: 9 }),
];
const cart = createCustomerCart([createCustomerCartItem('1', 2), ...parts], {
  assemblies: [createCustomerCartBuild()],
  totals: createCartTotals({ total: 4500, count: 3 }),
});
const revert = vi.fn();
const actions = {
  setQuantity: vi.fn(),
  removeLine: vi.fn(() => revert),
  clear: vi.fn(() => revert),
  acceptChange: vi.fn(),
  setAssembly: vi.fn(),
  removeAssembly: vi.fn(() => revert),
  retry: vi.fn(),
} satisfies CustomerCartActions;

function show(change: Partial<CartView> = {}, seen = {}) {
  const { states, assemblies } = createCartView({
    cart,
    pendingChanges: {},
    deviceLines: [],
    acknowledgedPrices: seen,
    keyOrder: [],
  });
  const { totals, messages } = cart;
  const view = { customerId: '3', status: 'ready', error: null, isChanging: false } as const;
  act(() =>
    useCustomerCartStore.setState({
      actions,
      view: { ...view, states, assemblies, totals, messages, ...change },
    }),
  );
}

async function open() {
  render(
    <CartIsland labels={{ failed: 'falló', retry: 'otra vez' }} skeleton={<p>esqueleto</p>}>
      <p>promoción</p>
    </CartIsland>,
  );
  await screen.findByText('promoción', undefined, { timeout: 5000 });
}

beforeEach(() => {
  vi.clearAllMocks();
  // Hydrates the stores once; there is no stored session.
  hydrateStores();
  const customer = { id: '3', name: 'Elena', email: 'e@e.mx', authorizedDevice: true };
  useSessionStore.setState({ customer: customer as never, accessToken: 'handle' });
  useCustomerCartStore.setState({ view: null, actions: null });
  useCartStore.setState({ lines: [], serverOnlyCount: null });
});
afterEach(() => {
  cleanup();
  useSessionStore.setState({ customer: null, accessToken: null });
});

it('waits for the server’s cart, shows an error, and retries', async () => {
  await open();
  expect(screen.getByText('esqueleto')).toBeVisible();
  await vi.waitFor(() => expect(observeCartLines).toHaveBeenCalledTimes(1));
  const error = new ApiError({ kind: 'http', status: 500, serverMessage: 'En mantenimiento.' });
  show({ status: 'failed', error, states: [], assemblies: [], totals: null });
  expect(screen.getByText('En mantenimiento.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(actions.retry).toHaveBeenCalledTimes(1);
  show({ states: [], assemblies: [] });
  expect(screen.getByText('Tu carrito está vacío')).toBeVisible();
  cleanup();
  expect(hide).toHaveBeenCalledTimes(1);
});

it('has the same controls for its lines as a guest’s cart', async () => {
  await open();
  show({}, { 1: 800 });
  expect(screen.getByText('3 productos · 5 piezas')).toBeVisible();
  const key = getLineKey(createCustomerCartItem('1', 2).line);
  await userEvent.click(screen.getByRole('button', { name: 'Una pieza más de Producto 1' }));
  expect(actions.setQuantity).toHaveBeenCalledExactlyOnceWith(key, 3);
  expect(screen.getByText('El precio subió de $800.00 a $900.00.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Entendido: Producto 1' }));
  expect(actions.acceptChange).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Producto 1' }));
  expect(actions.removeLine).toHaveBeenCalledExactlyOnceWith(key);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(revert).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Vaciar carrito' }));
  expect(actions.clear).toHaveBeenCalledTimes(1);
  expect(useCartStore.getState().lines).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Resumen' })).toBeVisible();
});

it('shows a build as one item', async () => {
  await open();
  show();
  const group = screen.getByRole('region', { name: 'Mi equipo' });
  expect(within(group).getAllByRole('listitem')).toHaveLength(2);
  expect(within(group).getByText('$2,700.00')).toBeVisible();
  await userEvent.click(within(group).getByRole('button', { name: 'Una pieza más de Mi equipo' }));
  expect(actions.setAssembly).toHaveBeenCalledWith('assembly 5', { qty: 2 });
  await userEvent.click(
    within(group).getByRole('checkbox', { name: 'Quiero que lo armen: Mi equipo' }),
  );
  expect(actions.setAssembly).toHaveBeenLastCalledWith('assembly 5', { requiresAssembly: false });
  await userEvent.click(within(group).getByRole('button', { name: 'Quitar Mi equipo' }));
  expect(actions.removeAssembly).toHaveBeenCalledExactlyOnceWith('assembly 5');
  expect(screen.getByText('Quitaste Mi equipo.')).toBeVisible();
});

it('is counted in the header, which announces changes but not the first count', () => {
  render(<CartButton />);
  act(() => useCartStore.setState({ serverOnlyCount: 3 }));
  const button = () => screen.getByRole('button', { name: /^Carrito/ });
  expect(button()).toHaveAccessibleName('Carrito. Productos en tu carrito: 3');
  expect(screen.queryByText('Productos en tu carrito: 3')).toBeNull();
  act(() => useCartStore.setState({ serverOnlyCount: 4 }));
  expect(screen.getByText('Productos en tu carrito: 4')).toHaveAttribute('aria-live', 'polite');
});
