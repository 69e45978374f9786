// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf, toCartItem } from '@/lib/domain/cart/lines';
import { acceptCart } from '@/stores/cart/cart-guard';
import { selectCartCount, useCartStore } from '@/stores/cart/cart-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { makePricing, makeProduct } from '../../lib/domain/product/make-product';

const cart = () => useCartStore.getState();
const quantities = () => cart().lines.map(({ product, quantity }) => [product.id, quantity]);
const [first, second] = [makeProduct({ id: '1' }), makeProduct({ id: '2' })];
const keyOfFirst = keyOf(toCartItem(first, 1));

/** The stored text that another tab would write. */
function writeElsewhere(lines: unknown): void {
  localStorage.setItem('cart', JSON.stringify({ version: '1.1', state: { lines } }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
}

hydrateStores();
beforeEach(() => {
  cart().clear();
  useCartStore.persist.flush();
});

it('adds, sets, removes and undoes', () => {
  cart().add(first);
  cart().add(first, 2);
  cart().add(second);
  expect(quantities()).toEqual([
    ['1', 3],
    ['2', 1],
  ]);
  expect(selectCartCount(cart())).toBe(2);
  cart().set(keyOfFirst, 7);
  const before = cart().remove(keyOfFirst);
  expect(quantities()).toEqual([['2', 1]]);
  cart().restore(before);
  expect(quantities()).toEqual([
    ['1', 7],
    ['2', 1],
  ]);
  cart().restore(cart().clear());
  expect(selectCartCount(cart())).toBe(2);
});

it('is persisted under version 1.1', () => {
  cart().add(first, 2);
  useCartStore.persist.flush();
  const kept = JSON.parse(localStorage.getItem('cart') ?? '');
  expect(kept).toEqual({ version: '1.1', state: { lines: [toCartItem(first, 2)], handOvers: [] } });
  expect(acceptCart(kept.state)).toEqual(kept.state);
});

it('keeps the assembly option of a build when another tab changes quantities', () => {
  const part = { ...toCartItem(first, 1, { assemblyId: 'x' }), requiresAssembly: true };
  cart().addLine(part);
  useCartStore.persist.flush();
  const kept = JSON.parse(localStorage.getItem('cart') ?? '').state;
  expect(acceptCart(kept)?.lines).toEqual([part]);
  useCartStore.setState({ lines: [{ ...part, requiresAssembly: false }] });
  writeElsewhere([{ ...part, quantity: 2 }]);
  expect(cart().lines).toEqual([{ ...part, quantity: 2, requiresAssembly: false }]);
  writeElsewhere([{ ...part, requiresAssembly: 'sí' }]);
  expect(cart().lines[0]?.requiresAssembly).not.toBe('sí');
});

it('can be read again with any product data', () => {
  const nan = Number.NaN;
  const broken = makePricing({
    priceWithTax: nan,
    currentPriceWithTax: nan,
    mwiOneDiscPercent: nan,
  });
  cart().add(makeProduct({ pricing: broken, stockTotal: nan }));
  useCartStore.persist.flush();
  expect(acceptCart(JSON.parse(localStorage.getItem('cart') ?? '').state)?.lines).toHaveLength(1);
});

it('adds up the units that two tabs added to one line', () => {
  cart().add(first, 2);
  useCartStore.persist.flush();
  cart().add(first, 1);
  writeElsewhere([toCartItem(first, 5), toCartItem(second, 1)]);
  expect(quantities()).toEqual([
    ['1', 6],
    ['2', 1],
  ]);
});

it('does not restore a removed line that the other tab did not change', () => {
  cart().add(first, 2);
  useCartStore.persist.flush();
  cart().remove(keyOfFirst);
  const { product, ...rest } = toCartItem(first, 2);
  writeElsewhere([{ ...rest, product }, toCartItem(second, 1)]);
  expect(quantities()).toEqual([['2', 1]]);
});

describe('acceptCart', () => {
  const line = toCartItem(first, 2);
  it.each([
    ['no lines', {}],
    ['not a list', { lines: { 0: line } }],
    ['no product', { lines: [{ ...line, product: null }] }],
    ['a quantity of 0', { lines: [{ ...line, quantity: 0 }] }],
    ['part of a piece', { lines: [{ ...line, quantity: 1.5 }] }],
    ['a price that is text', { lines: [{ ...line, tax: '1' }] }],
    ['an empty id', { lines: [{ ...line, product: { ...line.product, id: '' } }] }],
    ['one bad line', { lines: [line, null] }],
    ['a hand-over without a key', { lines: [line], handOvers: [{ sent: {}, taken: {} }] }],
    ['pieces that are no object', { lines: [], handOvers: [{ key: 'k', sent: 1, taken: {} }] }],
  ])('refuses %s', (_, value) => {
    expect(acceptCart(value)).toBeNull();
  });

  it('copies only known fields, and each line once', () => {
    expect(acceptCart({ lines: [line, { ...line, extra: 1, quantity: 4 }] })).toEqual({
      lines: [{ ...line, quantity: 4 }],
      handOvers: [],
    });
  });
});
