import { describe, expect, it } from 'vitest';
import { type CartSources, createCartView, getCartBuildKey } from '@/lib/domain/cart/cart-view';
import { upsertBuildInCart, upsertItemInCart } from '@/lib/domain/cart/customer-cart';
import { getLineKey } from '@/lib/domain/cart/lines';
import {
  createCustomerCart,
  createCustomerCartBuild,
  createCustomerCartItem,
} from '../../../support/create-customer-cart';

const [one, two] = [createCustomerCartItem('1', 2), createCustomerCartItem('2', 1)];
const [first, second] = [getLineKey(one.line), getLineKey(two.line)];
const view = (change: Partial<CartSources> = {}) =>
  createCartView({
    cart: createCustomerCart([one, two]),
    pendingChanges: new Map(),
    deviceLines: [],
    acknowledgedPrices: {},
    keyOrder: [],
    ...change,
  });
/** Product and quantity of each line. */
const shown = (change?: Partial<CartSources>) =>
  view(change)
    .states.map(({ line }) => `${line.product.id}: ${line.quantity}`)
    .join();
const change = (item: typeof one, qty: number): CartSources['pendingChanges'] =>
  new Map([[getLineKey(item.line), { kind: 'line', line: item.line, qty }]]);

describe('lines', () => {
  it('are the server’s, until there is a pending change', () => {
    expect(shown()).toBe('1: 2,2: 1');
    expect(shown({ pendingChanges: change(one, 5) })).toBe('1: 5,2: 1');
    expect(shown({ pendingChanges: change(one, 0) })).toBe('2: 1');
  });

  it('include the lines that are still on the device, once', () => {
    const third = createCustomerCartItem('3', 1);
    const deviceLines = [{ ...one.line, quantity: 3 }, third.line];
    expect(shown({ deviceLines })).toBe('1: 5,2: 1,3: 1');
    // A pending change sets the quantity of all pieces.
    expect(shown({ deviceLines, pendingChanges: change(one, 4) })).toBe('1: 4,2: 1,3: 1');
  });

  it('return to their old places', () => {
    const back = { cart: createCustomerCart([two]), pendingChanges: change(one, 2) };
    expect(shown(back)).toBe('2: 1,1: 2');
    expect(shown({ ...back, keyOrder: [first, second] })).toBe('1: 2,2: 1');
    const again = { cart: createCustomerCart([two, one]), keyOrder: [first, second] };
    expect(shown(again)).toBe('1: 2,2: 1');
  });

  it('show what has changed since the shopper last saw them', () => {
    const [state] = view({ acknowledgedPrices: { 1: 850 } }).states;
    expect(state).toMatchObject({ price: { before: 850, now: 900 }, stock: 'enough' });
    const stateOf = (...[qty, said]: [number, Parameters<typeof createCustomerCartItem>[2]]) => {
      const cart = createCustomerCart([createCustomerCartItem('1', qty, said)]);
      return view({ cart, acknowledgedPrices: { 1: 900 } }).states[0];
    };
    const short = { price: null, available: 4, stock: 'short', reason: null };
    expect(stateOf(9, { maxQty: 4, message: 'Solo quedan 4 piezas.' })).toMatchObject(short);
    expect(stateOf(9, { maxQty: 0 })?.stock).toBe('sold');
    expect(stateOf(1, { message: 'Solo para mayoristas.' })?.reason).toBe('Solo para mayoristas.');
  });
});

describe('builds', () => {
  const parts = [
    createCustomerCartItem('1', 2, { assemblyId: '5', quantityPerBuild: 2, maxQty: 9 }),
    createCustomerCartItem('2', 1, { assemblyId: '5', quantityPerBuild: 1, maxQty: 5 }),
  ];
  const build = createCustomerCartBuild();
  const cart = createCustomerCart([...parts, createCustomerCartItem('2', 1)], { builds: [build] });
  const change = (qty: number, requiresAssembly = true): CartSources['pendingChanges'] =>
    new Map([[getCartBuildKey('5'), { kind: 'build', build, parts, qty, requiresAssembly }]]);

  it('have their parts, and a maximum given by the part with the lowest stock', () => {
    const { states, builds } = view({ cart });
    expect(states.map(({ line }) => line.product.id)).toEqual(['2']);
    expect(builds).toMatchObject([{ offer: { price: 2700 }, maxQty: 4, build: { qty: 1 } }]);
    expect(builds[0]?.parts).toHaveLength(2);
  });

  it('are shown with pending changes, and with the quantities of their parts', () => {
    const [group] = view({ cart, pendingChanges: change(3, false) }).builds;
    const build = { qty: 3, requiresAssembly: false };
    expect(group).toMatchObject({ offer: { price: 8100 }, build });
    expect(group?.parts.map(({ line }) => line.quantity)).toEqual([6, 3]);
    const without = view({ cart, pendingChanges: change(0) });
    expect(without.builds).toEqual([]);
    expect(without.states).toHaveLength(1);
  });

  it('reappear as soon as they are added again', () => {
    const { builds } = view({ cart: createCustomerCart([]), pendingChanges: change(2) });
    expect(builds).toMatchObject([{ key: getCartBuildKey('5'), build: { qty: 2 } }]);
  });
});

it('the answer to a change keeps what is known about a product that it only names', () => {
  const cart = createCustomerCart([createCustomerCartItem('1', 1)]);
  const { line, ...item } = createCustomerCartItem('1', 3);
  const { slug, name, image } = line.product;
  const product = { ...line.product, slug: '', name: '1', image: null, partNumber: '' };
  const bare = { ...item, line: { ...line, product } };
  const described = { line: { quantity: 3, product: { slug, name, image } } };
  expect(upsertItemInCart(cart, bare).items).toMatchObject([described]);
  const build = upsertBuildInCart(cart, createCustomerCartBuild(), [bare]);
  expect(build.items.at(-1)).toMatchObject(described);
  const named = { ...bare, line: { ...line, product: { ...product, name: 'Otro nombre' } } };
  expect(upsertItemInCart(cart, named).items[0]?.line.product.name).toBe('Otro nombre');
});
