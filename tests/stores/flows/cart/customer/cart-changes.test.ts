// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { createLineKey, getLineKey, toCartLine } from '@/lib/domain/cart/lines';
import { getCartQuantity, useCartStore } from '@/stores/cart/cart-store';
import { getCustomerCartView } from '@/stores/cart/customer-cart-store';
import { cartActions } from '@/stores/flows/cart/cart-actions';
import { forgetOrderedCart } from '@/stores/flows/cart/customer/cart-cache';
import { observeCartLines, startCartSync } from '@/stores/flows/cart/customer/cart-sync';
import { guestCartActions } from '@/stores/flows/cart/guest-cart-actions';
import { useToastStore } from '@/stores/interface/toast-store';
import { useSessionStore } from '@/stores/session/session-store';
import { laura, signInAs } from '../../../../components/account/harness';
import { must } from '../../../../mock-api/test-client';
import { cartDocument, itemDocument, totalsAttributes } from '../../../../support/cart-resource';
import {
  createCartTotals,
  createCustomerCart,
  createCustomerCartItem,
} from '../../../../support/create-customer-cart';
import { createSnapshot } from '../../../../support/create-product';
import { connectionLost, mockBackend, refusal } from '../../../../support/mock-backend';

const backend = mockBackend();
/** Each call by what it says; the answer is a document or a response. */
type Reply = object | Promise<object>;
const server = {
  cart: createCustomerCart([]),
  addToCart: vi.fn<(productId: string, qty: number, ...key: string[]) => Reply>(),
  setCartQuantity: vi.fn<(itemId: string, qty: number) => Reply>(),
  removeFromCart: vi.fn<(itemId: string) => Reply>(),
  clearCart: vi.fn<() => Reply>(),
  readCartTotals: vi.fn<() => Reply>(),
};

function answerCalls() {
  backend.on(specEndpoints.cartDetail, () => cartDocument(server.cart));
  backend.on(specEndpoints.cartTotalItems, () => ({ meta: { count: server.cart.items.length } }));
  backend.on(specEndpoints.cartTotals, () => server.readCartTotals());
  backend.on(specEndpoints.cartClear, () => server.clearCart());
  backend.on(specEndpoints.cartRemove, ({ params }) => server.removeFromCart(must(params.itemId)));
  backend.on(specEndpoints.cartUpdate, ({ params }) =>
    server.setCartQuantity(must(params.itemId), Number(params.qty)),
  );
  backend.on(specEndpoints.cartAdd, ({ params, headers }) => {
    const key = headers.get(IDEMPOTENCY_HEADER);
    return server.addToCart(must(params.product), Number(params.qty), ...(key ? [key] : []));
  });
}

const [first, second] = [createLineKey('1'), createLineKey('2')];
const shown = () =>
  getCustomerCartView()?.states.map(({ line }) => `${line.product.id}×${line.quantity}`);
const actions = () => {
  expect(cartActions()).not.toBe(guestCartActions);
  return cartActions();
};
const header = () => {
  const { lines, serverOnlyCount } = useCartStore.getState();
  return lines.length + (serverOnlyCount ?? 0);
};
const titles = () => useToastStore.getState().toasts.map(({ title, text }) => `${title}: ${text}`);
/** Time for calls that would be wrong. */
const settle = () => new Promise((done) => setTimeout(done, 20));
const settled = () => vi.waitFor(() => expect(getCustomerCartView()?.isChanging).toBe(false));
/** A call that the test answers when it wants to. */
const held = () => Promise.withResolvers<object>();

let hide: () => void = () => undefined;

beforeEach(async () => {
  vi.resetAllMocks();
  const items = [createCustomerCartItem('1', 2), createCustomerCartItem('2', 1)];
  server.cart = createCustomerCart(items);
  const totals = createCartTotals({ total: 77 });
  server.readCartTotals.mockReturnValue({ meta: totalsAttributes(totals) });
  server.setCartQuantity.mockImplementation((id, qty) =>
    itemDocument(createCustomerCartItem(id.slice(1), qty)),
  );
  server.removeFromCart.mockReturnValue({ meta: {} });
  server.clearCart.mockReturnValue({ meta: {} });
  answerCalls();
  signInAs(laura);
  startCartSync();
  hide = observeCartLines();
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
});
afterEach(() => hide());

it('is fetched once when the shopper returns, which is a focus and a change of visibility', async () => {
  const read = vi.fn(() => cartDocument(server.cart));
  backend.on(specEndpoints.cartDetail, read);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(read).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 60_000);
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

describe('a quantity', () => {
  it('is shown at once, sent one call at a time, and totalled by the server', async () => {
    const call = held();
    server.setCartQuantity.mockReturnValueOnce(call.promise);
    for (const qty of [3, 4, 5]) actions().setQuantity(first, qty);
    expect(shown()?.[0]).toBe('1×5');
    expect(getCustomerCartView()?.isChanging).toBe(true);
    await vi.waitFor(() => expect(server.setCartQuantity).toHaveBeenCalledTimes(1));
    call.resolve(itemDocument(createCustomerCartItem('1', 3)));
    await settled();
    expect(server.setCartQuantity.mock.calls.join(' ')).toBe('i1,3 i1,5');
    expect(shown()?.[0]).toBe('1×5');
    expect(getCustomerCartView()?.totals?.total).toBe(77);
    expect(server.readCartTotals).toHaveBeenCalledTimes(1);
  });

  it('is rolled back to what the server has, and a toast says why', async () => {
    server.setCartQuantity.mockImplementation(() => refusal(422, 'Solo quedan 4 <piezas>.'));
    actions().setQuantity(first, 6);
    expect(shown()?.[0]).toBe('1×6');
    await vi.waitFor(() => expect(shown()?.[0]).toBe('1×2'));
    const why = 'No se guardó el cambio en tu carrito: Solo quedan 4 &#60;piezas&#62;.';
    await vi.waitFor(() => expect(titles()).toEqual([why]));
  });

  it('of another customer is not changed by a late answer', async () => {
    const call = held();
    server.setCartQuantity.mockReturnValueOnce(call.promise);
    actions().setQuantity(first, 6);
    signInAs({ ...laura, id: '4' });
    await vi.waitFor(() => expect(shown()).toHaveLength(2));
    call.resolve(refusal(422, 'no'));
    await settle();
    expect(shown()?.[0]).toBe('1×2');
    expect(titles()).toEqual([]);
  });
});

describe('removing', () => {
  it('is counted at once, and undo restores the position', async () => {
    server.addToCart.mockReturnValue(itemDocument(createCustomerCartItem('1', 2), 2));
    const revert = actions().removeLine(first);
    expect(shown()).toEqual(['2×1']);
    expect(header()).toBe(1);
    await vi.waitFor(() => expect(server.removeFromCart).toHaveBeenCalledWith('i1'));
    await settled();
    revert();
    expect(shown()).toEqual(['1×2', '2×1']);
    await settled();
    expect(server.addToCart).toHaveBeenCalledExactlyOnceWith('1', 2, expect.any(String));
    expect(shown()).toEqual(['1×2', '2×1']);
  });

  it('succeeds when another tab has already removed the line', async () => {
    server.removeFromCart.mockReturnValue(refusal(404, 'Ya no está.'));
    actions().removeLine(second);
    await settled();
    expect(shown()).toEqual(['1×2']);
    expect(titles()).toEqual([]);
  });

  it('everything waits for the running calls, is one call, and can be undone', async () => {
    const call = held();
    server.setCartQuantity.mockReturnValueOnce(call.promise);
    actions().setQuantity(first, 6);
    const revert = actions().clear();
    expect(shown()).toEqual([]);
    expect(header()).toBe(0);
    await settle();
    expect(server.clearCart).not.toHaveBeenCalled();
    call.resolve(itemDocument(createCustomerCartItem('1', 6)));
    await settled();
    expect(server.clearCart).toHaveBeenCalledTimes(1);
    expect(server.removeFromCart).not.toHaveBeenCalled();
    expect(shown()).toEqual([]);
    server.addToCart.mockImplementation((id, qty) =>
      itemDocument(createCustomerCartItem(id, qty), 2),
    );
    revert();
    await settled();
    expect(server.addToCart.mock.calls.map(([id, qty]) => `${id}×${qty}`)).toEqual(['1×6', '2×1']);
    expect(shown()).toEqual(['1×6', '2×1']);
  });

  it('everything is rolled back on failure, too', async () => {
    server.clearCart.mockReturnValue(refusal(500, 'No hoy.'));
    actions().clear();
    await vi.waitFor(() => expect(shown()).toEqual(['1×2', '2×1']));
    await vi.waitFor(() => expect(titles()[0]).toMatch(/: No hoy\.$/));
  });
});

describe('an added line', () => {
  const third = createSnapshot({ id: '9', slug: 'p9', name: 'Producto 9' });

  it('is counted at once and sent under a key that every retry repeats', async () => {
    server.addToCart
      .mockReturnValueOnce(connectionLost())
      .mockReturnValue(itemDocument(createCustomerCartItem('9', 2), 3));
    useCartStore.getState().addLine(toCartLine(third, 2));
    expect(header()).toBe(3);
    const quantity = () => getCartQuantity(useCartStore.getState(), createLineKey(third.id));
    expect(quantity()).toBe(2);
    expect(shown()).toContain('9×2');
    await vi.waitFor(() => expect(server.addToCart).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(titles()).toHaveLength(1));
    expect(useCartStore.getState().lines).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(useCartStore.getState().lines).toHaveLength(0));
    const [one, two] = server.addToCart.mock.calls;
    expect(one).toEqual(['9', 2, expect.any(String)]);
    expect(two).toEqual(one);
    expect(shown()).toContain('9×2');
    expect(header()).toBe(3);
    expect(quantity()).toBe(2);
  });

  it('above the stock is dropped, with a toast', async () => {
    server.cart = createCustomerCart([createCustomerCartItem('1', 5, { maxQty: 7 })]);
    server.addToCart
      .mockReturnValueOnce(refusal(422, 'Solo quedan 7 piezas disponibles.'))
      .mockReturnValue(itemDocument(createCustomerCartItem('1', 7), 1));
    useCartStore.getState().addLine(toCartLine(createSnapshot({ id: '1', name: 'Producto 1' }), 4));
    await vi.waitFor(() => expect(useCartStore.getState().lines).toHaveLength(0));
    expect(server.addToCart.mock.calls.map(([, qty]) => qty)).toEqual([4, 2]);
    const why = 'No agregamos todas las piezas de Producto 1: Solo quedan 7 piezas disponibles.';
    await vi.waitFor(() => expect(titles()).toEqual([why]));
  });

  it('is sent before a change of the same line', async () => {
    server.addToCart.mockReturnValue(itemDocument(createCustomerCartItem('1', 3), 2));
    const { line } = getCustomerCartView()?.states[0] ?? expect.fail('no line');
    useCartStore.getState().addLine({ ...line, quantity: 1 });
    expect(shown()?.[0]).toBe('1×3');
    actions().setQuantity(getLineKey(line), 5);
    await settled();
    expect(server.setCartQuantity).toHaveBeenCalledExactlyOnceWith('i1', 5);
    expect(shown()?.[0]).toBe('1×5');
  });
});

it('that became an order is counted again, although its screen is being left', async () => {
  expect(header()).toBe(2);
  server.cart = createCustomerCart([]);
  const counted = forgetOrderedCart(laura.id);
  hide();
  await counted;
  await vi.waitFor(() => expect(header()).toBe(0));
});

it('ends with the session', () => {
  useSessionStore.setState({ customer: null, accessToken: null });
  expect(getCustomerCartView()).toBeNull();
  expect(cartActions()).toBe(guestCartActions);
  expect(header()).toBe(0);
  expect(useCartStore.getState().serverQuantities).toEqual({});
});
