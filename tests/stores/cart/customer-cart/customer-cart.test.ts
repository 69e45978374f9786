// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/errors';
import type { CustomerCart } from '@/lib/domain/cart/customer-cart';
import { keyOf, lineKey } from '@/lib/domain/cart/lines';
import { getQueryClient } from '@/lib/queries/query-client';
import { useCartStore } from '@/stores/cart/cart-store';
import { followCart, showCart } from '@/stores/cart/customer-cart/follow';
import { useCustomerCart } from '@/stores/cart/customer-cart-store';
import { useToastStore } from '@/stores/interface/toast-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { useSessionStore } from '@/stores/session/session-store';
import { aProduct } from '../../../support/a-product';
import { clearToasts } from '../../../support/clear-toasts';
import { aCart, anItem, someTotals } from '../../../support/customer-cart';

type Server = typeof import('@/lib/queries/customer-cart');

const server = vi.hoisted(() => ({
  cart: null as CustomerCart | null,
  customerCart: vi.fn(),
  addToCart: vi.fn<Server['addToCart']>(),
  setCartQuantity: vi.fn<Server['setCartQuantity']>(),
  removeFromCart: vi.fn<Server['removeFromCart']>(),
  clearCart: vi.fn<Server['clearCart']>(),
  readCartTotals: vi.fn<Server['readCartTotals']>(),
}));
vi.mock('@/lib/queries/customer-cart', async (original) => {
  const real = await original<Server>();
  return {
    ...real,
    ...server,
    customerCart: (id: string) => ({
      queryKey: real.customerCart(id).queryKey,
      queryFn: async () => server.cart,
    }),
    customerCartCount: (id: string) => ({
      queryKey: real.customerCartCount(id).queryKey,
      queryFn: async () => server.cart?.items.length ?? 0,
    }),
  };
});

const customer = { id: '3', name: 'Elena', email: 'e@e.mx', authorizedDevice: true };
const [first, second] = [lineKey('1'), lineKey('2')];
const shown = () =>
  useCustomerCart
    .getState()
    .view?.states.map(({ line }) => [line.product.id, line.quantity] as const);
const actions = () => useCustomerCart.getState().actions ?? expect.fail('no actions');
const header = () => {
  const { lines, others } = useCartStore.getState();
  return lines.length + (others ?? 0);
};
const titles = () => useToastStore.getState().toasts.map(({ title, text }) => [title, text]);
const settled = () =>
  vi.waitFor(() => expect(useCustomerCart.getState().view?.isChanging).toBe(false));
const refusal = (detail: string, status = 422) =>
  new ApiError({ kind: 'http', status, errors: [{ detail }] });

/** A call that the test answers when it wants to. */
function held<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

let hide: () => void = () => undefined;

beforeEach(async () => {
  hydrateStores();
  clearToasts();
  for (const mock of Object.values(server)) if (vi.isMockFunction(mock)) mock.mockReset();
  useCartStore.setState({ lines: [], handOvers: [], others: null });
  server.cart = aCart([anItem('1', 2), anItem('2', 1)]);
  server.readCartTotals.mockImplementation(async () => someTotals({ total: 77 }));
  server.setCartQuantity.mockImplementation(async (id, qty) => anItem(id.slice(1), qty));
  server.removeFromCart.mockResolvedValue(null);
  server.clearCart.mockResolvedValue(undefined);
  useSessionStore.setState({ customer: customer as never, accessToken: 'handle' });
  followCart();
  hide = showCart();
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
});
afterEach(() => {
  hide();
  useSessionStore.setState({ customer: null, accessToken: null });
  getQueryClient().clear();
});

describe('a quantity', () => {
  it('is shown at once, sent one call at a time, and totalled by the server', async () => {
    const call = held<ReturnType<typeof anItem>>();
    server.setCartQuantity.mockReturnValueOnce(call.promise);
    for (const qty of [3, 4, 5]) actions().set(first, qty);
    expect(shown()?.[0]).toEqual(['1', 5]);
    expect(useCustomerCart.getState().view?.isChanging).toBe(true);
    await vi.waitFor(() => expect(server.setCartQuantity).toHaveBeenCalledTimes(1));
    call.resolve(anItem('1', 3));
    await settled();
    expect(server.setCartQuantity.mock.calls).toEqual([
      ['i1', 3],
      ['i1', 5],
    ]);
    expect(shown()?.[0]).toEqual(['1', 5]);
    expect(useCustomerCart.getState().view?.totals?.total).toBe(77);
    expect(server.readCartTotals).toHaveBeenCalledTimes(1);
  });

  it('is rolled back to what the server has, and a toast says why', async () => {
    server.setCartQuantity.mockRejectedValue(refusal('Solo quedan 4 <piezas>.'));
    actions().set(first, 6);
    expect(shown()?.[0]).toEqual(['1', 6]);
    await vi.waitFor(() => expect(shown()?.[0]).toEqual(['1', 2]));
    await vi.waitFor(() =>
      expect(titles()).toEqual([
        ['No se guardó el cambio en tu carrito', 'Solo quedan 4 &#60;piezas&#62;.'],
      ]),
    );
  });

  it('of another customer is not changed by a late answer', async () => {
    const call = held<ReturnType<typeof anItem>>();
    server.setCartQuantity.mockReturnValueOnce(call.promise);
    actions().set(first, 6);
    useSessionStore.setState({ customer: { ...customer, id: '4' } as never });
    await vi.waitFor(() => expect(shown()).toHaveLength(2));
    call.reject(refusal('no'));
    await Promise.resolve();
    expect(shown()?.[0]).toEqual(['1', 2]);
    expect(titles()).toEqual([]);
  });
});

describe('removing', () => {
  it('is counted at once, and undo restores the position', async () => {
    server.addToCart.mockResolvedValue({ item: anItem('1', 2), count: 2 });
    const revert = actions().remove(first);
    expect(shown()).toEqual([['2', 1]]);
    expect(header()).toBe(1);
    await vi.waitFor(() => expect(server.removeFromCart).toHaveBeenCalledWith('i1'));
    await settled();
    revert();
    expect(shown()).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
    await settled();
    expect(server.addToCart).toHaveBeenCalledExactlyOnceWith('1', 2);
    expect(shown()).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
  });

  it('succeeds when another tab has already removed the line', async () => {
    server.removeFromCart.mockRejectedValue(refusal('Ya no está.', 404));
    actions().remove(second);
    await settled();
    expect(shown()).toEqual([['1', 2]]);
    expect(titles()).toEqual([]);
  });

  it('everything waits for the running calls, and is one call', async () => {
    const call = held<ReturnType<typeof anItem>>();
    server.setCartQuantity.mockReturnValueOnce(call.promise);
    actions().set(first, 6);
    actions().clear();
    expect(shown()).toEqual([]);
    expect(header()).toBe(0);
    await Promise.resolve();
    expect(server.clearCart).not.toHaveBeenCalled();
    call.resolve(anItem('1', 6));
    await settled();
    expect(server.clearCart).toHaveBeenCalledTimes(1);
    expect(server.removeFromCart).not.toHaveBeenCalled();
    expect(shown()).toEqual([]);
  });

  it('everything is rolled back on failure, too', async () => {
    server.clearCart.mockRejectedValue(refusal('No hoy.', 500));
    actions().clear();
    await vi.waitFor(() =>
      expect(shown()).toEqual([
        ['1', 2],
        ['2', 1],
      ]),
    );
    await vi.waitFor(() => expect(titles()[0]?.[1]).toBe('No hoy.'));
  });
});

describe('an added line', () => {
  const third = aProduct({ id: '9', slug: 'p9', name: 'Producto 9' });

  it('is counted at once and sent under a key that every retry repeats', async () => {
    server.addToCart
      .mockRejectedValueOnce(new ApiError({ kind: 'network' }))
      .mockResolvedValue({ item: anItem('9', 2), count: 3 });
    useCartStore.getState().add(third, 2);
    expect(header()).toBe(3);
    expect(shown()).toContainEqual(['9', 2]);
    await vi.waitFor(() => expect(server.addToCart).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(titles()).toHaveLength(1));
    expect(useCartStore.getState().lines).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(useCartStore.getState().lines).toHaveLength(0));
    const [one, two] = server.addToCart.mock.calls;
    expect(one).toEqual(['9', 2, expect.any(String)]);
    expect(two).toEqual(one);
    expect(shown()).toContainEqual(['9', 2]);
    expect(header()).toBe(3);
  });

  it('above the stock is dropped, with a toast', async () => {
    server.cart = aCart([anItem('1', 5, { maxQty: 7 })]);
    server.addToCart
      .mockRejectedValueOnce(refusal('Solo quedan 7 piezas disponibles.'))
      .mockResolvedValue({ item: anItem('1', 7), count: 1 });
    useCartStore.getState().add(aProduct({ id: '1', name: 'Producto 1' }), 4);
    await vi.waitFor(() => expect(useCartStore.getState().lines).toHaveLength(0));
    expect(server.addToCart.mock.calls.map(([, qty]) => qty)).toEqual([4, 2]);
    await vi.waitFor(() =>
      expect(titles()).toEqual([
        ['No agregamos todas las piezas de Producto 1', 'Solo quedan 7 piezas disponibles.'],
      ]),
    );
  });

  it('is sent before a change of the same line', async () => {
    server.addToCart.mockResolvedValue({ item: anItem('1', 3), count: 2 });
    const { line } = useCustomerCart.getState().view?.states[0] ?? expect.fail('no line');
    useCartStore.getState().addLine({ ...line, quantity: 1 });
    expect(shown()?.[0]).toEqual(['1', 3]);
    actions().set(keyOf(line), 5);
    await settled();
    expect(server.setCartQuantity).toHaveBeenCalledExactlyOnceWith('i1', 5);
    expect(shown()?.[0]).toEqual(['1', 5]);
  });
});

it('ends with the session', () => {
  useSessionStore.setState({ customer: null, accessToken: null });
  expect(useCustomerCart.getState()).toMatchObject({ view: null, actions: null });
  expect(header()).toBe(0);
});
