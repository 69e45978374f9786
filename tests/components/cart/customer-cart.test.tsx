// @vitest-environment own-window

import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { CartButton } from '@/components/cart/cart-button';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { repriceLine } from '@/lib/domain/cart/lines';
import { acknowledgePrices } from '@/stores/browsing/acknowledged-prices-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { isCartObserved } from '@/stores/flows/cart/customer/cart-cache';
import { useToastStore } from '@/stores/interface/toast-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { useSessionStore } from '@/stores/session/session-store';
import { hrefOf } from '@/tests/support/href-of';
import {
  buildDocument,
  cartDocument,
  itemDocument,
  totalsAttributes,
} from '../../support/cart-resource';
import {
  createCartTotals,
  createCustomerCart,
  createCustomerCartBuild,
  createCustomerCartItem,
} from '../../support/create-customer-cart';
import { mockBackend, type Resolver, refusal } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';
import { isCartShown, payControls, showCart } from './show-cart';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({ push }) }));
const backend = mockBackend();
const calls = {
  detail: vi.fn<Resolver>(),
  update: vi.fn<Resolver>(),
  add: vi.fn<Resolver>(),
  remove: vi.fn<Resolver>(),
  clear: vi.fn<Resolver>(),
  updateBuild: vi.fn<Resolver>(),
  removeBuild: vi.fn<Resolver>(),
};
const parts = [
  createCustomerCartItem('2', 1, { assemblyId: '5', quantityPerBuild: 1, maxQty: 3 }),
  createCustomerCartItem('3', 2, { assemblyId: '5', quantityPerBuild: 2, maxQty: 9 }),
];
const cart = createCustomerCart([createCustomerCartItem('1', 2), ...parts], {
  builds: [createCustomerCartBuild()],
  totals: createCartTotals({ total: 4500, count: 3 }),
});
const sentChanges = () =>
  calls.updateBuild.mock.calls.map(([{ body }]) => {
    const { id, attributes } = (body as { data: Record<string, unknown> }).data;
    return { id, attributes };
  });
/** A line as it is after the call. */
const asAsked: Resolver = ({ params: { itemId = '', product = itemId.slice(1), qty } }) =>
  itemDocument(createCustomerCartItem(product, Number(qty)));

/** Opens the cart page. @param shown what the backend has in the cart */
async function open(shown = cart) {
  calls.detail.mockReturnValue(cartDocument(shown));
  showCart();
  await isCartShown();
}
const press = (name: string, within_: Pick<typeof screen, 'getByRole'> = screen) =>
  userEvent.click(within_.getByRole('button', { name }));
const isSent = (call: Mock<Resolver>, ...params: object[]) =>
  vi.waitFor(() => expect(call.mock.calls.map(([one]) => one.params)).toEqual(params));
const pay = async () => {
  await screen.findAllByRole('button', { name: 'Continuar al pago' });
  await userEvent.click(payControls('button')[0] ?? expect.fail());
};
const findBuild = () => screen.findByRole('region', { name: 'Mi equipo' });

beforeEach(() => {
  backend.on(assumedEndpoints.products, () => ({ data: [] }));
  backend.on(specEndpoints.cartInitData, () => ({ meta: {} }));
  for (const call of Object.values(calls)) call.mockReset().mockReturnValue({ meta: {} });
  calls.update.mockImplementation(asAsked);
  calls.add.mockImplementation(asAsked);
  backend.on(specEndpoints.cartDetail, calls.detail);
  backend.on(specEndpoints.cartTotalItems, () => ({ meta: { count: 3 } }));
  backend.on(specEndpoints.cartTotals, () => ({ meta: totalsAttributes(cart.totals) }));
  backend.on(specEndpoints.cartUpdate, calls.update);
  backend.on(specEndpoints.cartAdd, calls.add);
  backend.on(specEndpoints.cartRemove, calls.remove);
  backend.on(specEndpoints.cartClear, calls.clear);
  backend.on(specEndpoints.cartAssemblyUpdate, calls.updateBuild);
  backend.on(specEndpoints.cartAssemblyRemove, calls.removeBuild);
  // Hydrates the stores once; there is no stored session.
  hydrateStores();
  const customer = { id: '3', name: 'Elena', email: 'e@e.mx', authorizedDevice: true };
  useSessionStore.setState({ customer: customer as never, accessToken: 'handle' });
  useCartStore.setState({ lines: [], serverOnlyCount: null });
});
afterEach(() => {
  push.mockReset();
  useSessionStore.setState({ customer: null, accessToken: null });
});

it('waits for the server’s cart, shows an error, and retries', async () => {
  const answer = Promise.withResolvers<Response>();
  calls.detail.mockReturnValueOnce(answer.promise);
  await open(createCustomerCart([]));
  expect(screen.getByText('esqueleto')).toBeVisible();
  await vi.waitFor(() => expect(calls.detail).toHaveBeenCalledTimes(1));
  await act(async () => answer.resolve(refusal(422, 'En mantenimiento.')));
  expect(await screen.findByText('En mantenimiento.')).toBeVisible();
  await press('Reintentar');
  expect(await screen.findByText('Tu carrito está vacío')).toBeVisible();
  expect(isCartObserved('3')).toBe(true);
  cleanup();
  expect(isCartObserved('3')).toBe(false);
});

it('says that the products wait in the account when the session ends, and shows them after the login', async () => {
  await open();
  expect(await screen.findByText('3 productos · 5 piezas')).toBeVisible();
  const { customer } = useSessionStore.getState();
  act(() => useSessionStore.setState({ customer: null, accessToken: null, isExpired: true }));
  expect(await screen.findByText('Tus productos te esperan en tu cuenta')).toBeVisible();
  expect(screen.queryByText('Tu carrito está vacío')).toBeNull();
  expect(hrefOf('Iniciar sesión')).toBe('/login?volver=%2Fcompra%2Fcarrito%2Fdetalle');
  act(() => useSessionStore.setState({ customer, accessToken: 'handle', isExpired: false }));
  expect(await screen.findByText('3 productos · 5 piezas')).toBeVisible();
  expect(screen.queryByText('Tus productos te esperan en tu cuenta')).toBeNull();
});

it('has the same controls for its lines as a guest’s cart', async () => {
  acknowledgePrices('3', { 1: 800 });
  await open();
  expect(await screen.findByText('3 productos · 5 piezas')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Resumen' })).toBeVisible();
  await press('Una pieza más de Producto 1');
  await isSent(calls.update, { itemId: 'i1', qty: '3' });
  expect(screen.getByText('El precio subió de $800.00 a $900.00.')).toBeVisible();
  await press('Entendido: Producto 1');
  expect(screen.queryByText('El precio subió de $800.00 a $900.00.')).toBeNull();
  await press('Quitar Producto 1');
  await isSent(calls.remove, { itemId: 'i1' });
  await press('Deshacer');
  await isSent(calls.add, { product: '1', qty: '3' });
  await press('Vaciar carrito');
  await vi.waitFor(() => expect(calls.clear).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Tu carrito está vacío')).toBeVisible();
  expect(useCartStore.getState().lines).toEqual([]);
});

it('names the interest, the total and the CAT of months that cost interest, as the product page does', async () => {
  const product = productResource({ id: '1' });
  const offer = { offer_id: '12', months: 12, minimun_amount: 0, interest_percent: 10 };
  const offer_months = [{ ...offer, month_price: 82.5, total: 990 }];
  backend.on(assumedEndpoints.products, () => ({
    data: [{ ...product, attributes: { ...product.attributes, offer_months } }],
  }));
  await open();
  const months = /^12 mensualidades de \$82\.50 con intereses: \$990\.00 en total/;
  expect(await screen.findByText(months)).toHaveTextContent('10% de interés · CAT 19.5% sin IVA');
});

it('shows a build as one item', async () => {
  const two = { assemblyId: '5', quantityPerBuild: 1, maxQty: 3 };
  const four = { assemblyId: '5', quantityPerBuild: 2, maxQty: 9 };
  const changed = [createCustomerCartItem('2', 2, two), createCustomerCartItem('3', 4, four)];
  calls.updateBuild.mockReturnValue(buildDocument(createCustomerCartBuild({ qty: 2 }), changed));
  await open();
  const group = await findBuild();
  expect(within(group).getAllByRole('listitem')).toHaveLength(2);
  expect(within(group).getByText('$2,700.00')).toBeVisible();
  await press('Una pieza más de Mi equipo', within(group));
  const products = [
    { product_id: '2', qty: 1, assembly_group_id: null },
    { product_id: '3', qty: 2, assembly_group_id: null },
  ];
  const isChanged = (attributes: object) =>
    vi.waitFor(() => expect(sentChanges().at(-1)).toEqual({ id: '5', attributes }));
  await isChanged({ qty: 2, products });
  await userEvent.click(
    within(group).getByRole('checkbox', { name: 'Quiero que lo armen: Mi equipo' }),
  );
  await isChanged({ requires_assembly: false });
  await press('Quitar Mi equipo', within(group));
  expect(screen.getByText('Quitaste Mi equipo.')).toBeVisible();
  await isSent(calls.removeBuild, { id: '5' });
});

const soldOutParts = parts.map((part, index) => (index === 0 ? { ...part, maxQty: 0 } : part));
const builds = [createCustomerCartBuild()];
const strangers = [createCustomerCartItem('2', 1), createCustomerCartItem('3', 2)];
const toldByLinks = createCustomerCart(strangers, { builds });

it('asks for the pieces of a build of which the cart has only links', async () => {
  const ask = vi.fn<Resolver>(() => buildDocument(createCustomerCartBuild(), strangers));
  backend.on(specEndpoints.cartAssembly, ask);
  await open(toldByLinks);
  const group = await findBuild();
  expect(within(group).getAllByRole('listitem')).toHaveLength(2);
  expect(group).toHaveTextContent('$2,700.00');
  await isSent(ask, { assemblyId: '5' });
  expect(screen.queryByRole('button', { name: 'Quitar Producto 2' })).toBeNull();
});

it('shows the pieces on their own, and no empty build, when nobody knows its pieces', async () => {
  backend.on(specEndpoints.cartAssembly, () => refusal(404, 'No existe.'));
  await open(toldByLinks);
  expect(await screen.findByRole('button', { name: 'Quitar Producto 2' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Mi equipo' })).toBeNull();
});

it('cannot raise a build that sold out', async () => {
  await open(createCustomerCart(soldOutParts, { builds }));
  const group = await findBuild();
  expect(within(group).getByRole('button', { name: 'Una pieza más de Mi equipo' })).toBeDisabled();
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

it('names the parts of a build that sold out, and has nothing to pay when nothing else is there', async () => {
  const gone = parts.map((part) => ({ ...part, maxQty: 0 }));
  await open(createCustomerCart(gone, { builds }));
  const build = await findBuild();
  expect(within(build).getByText(/^Hay componentes agotados/)).toBeVisible();
  const part = within(build).getByText('Producto 2').closest('li') ?? expect.fail();
  expect(part).toHaveTextContent('Agotado por el momento.');
  expect(await screen.findByText(/^Nada de tu carrito se puede comprar/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continuar al pago' })).toBeNull();
});

it('does not go to the payment while a build has a part that sold out', async () => {
  const items = [createCustomerCartItem('1', 2), ...soldOutParts];
  await open(createCustomerCart(items, { builds }));
  await pay();
  await vi.waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1));
  expect(push).not.toHaveBeenCalled();
});

/** Presses the button to the payment while the backend still thinks about one piece more of the first product. */
async function payDuringChange(answer: Resolver) {
  const thinking = Promise.withResolvers<void>();
  calls.update.mockImplementation(async (call) => {
    await thinking.promise;
    return answer(call);
  });
  await open(createCustomerCart([createCustomerCartItem('1', 2)]));
  await screen.findByRole('button', { name: 'Una pieza más de Producto 1' });
  await press('Una pieza más de Producto 1');
  await vi.waitFor(() => expect(calls.update).toHaveBeenCalledOnce());
  await pay();
  expect(push).not.toHaveBeenCalled();
  thinking.resolve();
}

it('goes to the payment after a press while the cart still changes, once the change is accepted', async () => {
  await payDuringChange(asAsked);
  await vi.waitFor(() => expect(push).toHaveBeenCalledOnce());
});

it('stays in the cart after such a press when the change is refused', async () => {
  await payDuringChange(() => refusal(422, 'Ya no hay más piezas.'));
  await vi.waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1));
  const [button] = payControls('button');
  await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  expect(push).not.toHaveBeenCalled();
});

it('names the promotion of a line, and says which lines a promotion ships for nothing', async () => {
  const sold = (id: string, promotion: string | null) => {
    const item = createCustomerCartItem(id, 1);
    const sent = { quantity: 1, total: 900, atLowerPrice: null, promotion };
    return { ...item, line: { ...item.line, sent } };
  };
  const items = [sold('1', 'Regreso a clases'), sold('2', null)];
  const free = { shipping: 99, shippingMinAmount: 9999, freeShippingProducts: ['2'] };
  const totals = createCartTotals({ count: 2, total: 1899, ...free });
  await open(createCustomerCart(items, { totals }));
  const [promoted, shipped] = await screen.findAllByRole('listitem');
  expect(promoted).toHaveTextContent('Promoción: Regreso a clases');
  expect(promoted).not.toHaveTextContent('Envío gratis');
  expect(shipped).toHaveTextContent('Envío gratis');
  expect(shipped).not.toHaveTextContent('Promoción');
  // It ships a part of the cart.
  expect(await screen.findAllByText(/para envío gratis$/)).not.toHaveLength(0);
  expect(screen.queryByText('Tu compra tiene envío gratis')).toBeNull();
});

it('shows a line with two prices as the two it has, with the server’s total', async () => {
  const product = { priceWithTax: 100, currentPriceWithTax: 80 };
  const sold = (id: string, quantity: number, total: number, atLowerPrice: number | null) => {
    const item = createCustomerCartItem(id, quantity);
    const line = repriceLine(item.line, { ...product, stock: 7 });
    return { ...item, line: { ...line, sent: { quantity, total, atLowerPrice, promotion: null } } };
  };
  const items = [sold('1', 3, 260, 2), sold('2', 3, 239.99, null), sold('3', 1, 80, 1)];
  await open(createCustomerCart(items));
  const [two, rounded, single] = await screen.findAllByRole('listitem');
  const inTwo = within(two ?? expect.fail('no line'));
  expect(inTwo.getByText('1 × $100.00 + 2 × $80.00')).toBeVisible();
  expect(inTwo.getByText('$260.00')).toBeVisible();
  expect(inTwo.queryByText(/c\/u/)).toBeNull();
  const inRounded = within(rounded ?? expect.fail('no line'));
  // What does not add up to the cent says so.
  expect(inRounded.getByText('Aprox. $80.00 c/u')).toBeVisible();
  expect(inRounded.getByText('$239.99')).toBeVisible();
  // The price of a single piece is that of its line.
  expect(single).toHaveTextContent('$80.00');
  expect(single).not.toHaveTextContent('c/u');
});
