// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { getLineKey, toCartLine } from '@/lib/domain/cart/lines';
import { parsePersistedCart, toStoredLine } from '@/stores/cart/cart-guard';
import { selectCartCount, useCartStore } from '@/stores/cart/cart-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { makePricing, makeSnapshot } from '../../lib/domain/product/make-product';

const cart = () => useCartStore.getState();
const quantities = () => cart().lines.map(({ product, quantity }) => [product.id, quantity]);
const [first, second] = [makeSnapshot({ id: '1' }), makeSnapshot({ id: '2' })];
const keyOfFirst = getLineKey(toCartLine(first, 1));

/** Changes the cart here while another tab, which has not seen that, writes its lines over the same stored text. */
function changeInBothTabs(change: () => void, lines: unknown): void {
  const oldValue = localStorage.getItem('cart');
  change();
  const newValue = JSON.stringify({ version: '1.1', state: { lines } });
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart', oldValue, newValue }));
}

hydrateStores();
beforeEach(() => {
  cart().clear();
  useCartStore.persist.flush();
});

it('adds, sets, removes and undoes', () => {
  cart().addLine(toCartLine(first, 1));
  cart().addLine(toCartLine(first, 2));
  cart().addLine(toCartLine(second, 1));
  expect(quantities()).toEqual([
    ['1', 3],
    ['2', 1],
  ]);
  expect(selectCartCount(cart())).toBe(2);
  cart().setQuantity(keyOfFirst, 7);
  const before = cart().removeLine(keyOfFirst);
  expect(quantities()).toEqual([['2', 1]]);
  cart().restoreLines(before);
  expect(quantities()).toEqual([
    ['1', 7],
    ['2', 1],
  ]);
  cart().restoreLines(cart().clear());
  expect(selectCartCount(cart())).toBe(2);
});

it('is persisted under version 1.1', () => {
  cart().addLine(toCartLine(first, 2));
  useCartStore.persist.flush();
  const kept = JSON.parse(localStorage.getItem('cart') ?? '');
  expect(kept).toEqual({
    version: '1.1',
    state: { lines: [toStoredLine(toCartLine(first, 2))], handOvers: [] },
  });
  expect(parsePersistedCart(kept.state)).toEqual({ lines: cart().lines, knownMerges: [] });
});

it('is stored with the prices of the specification, and reads them whatever its promotion is', () => {
  const pricing = makePricing({ priceWithTax: 1160, currentPriceWithTax: 1044 });
  const line = toCartLine(makeSnapshot({ pricing }), 2);
  const stored = {
    subtotal: 1000,
    discount: 100,
    tax: 144,
    quantity: 2,
    assemblyId: null,
    isUpdated: false,
    product: {
      id: '7',
      slug: 'tarjeta-de-video',
      name: 'Tarjeta de video',
      partNumber: 'TV-7',
      brandName: null,
      categoryName: null,
      image: null,
      stock: 5,
      commonPriceWithTax: 1160,
      promotionPriceWithTax: 1044,
      promotionId: 'current-price',
      onePriceWithTax: 1000,
      mwiOneDiscPercent: 0,
    },
  };
  expect(toStoredLine(line)).toEqual(stored);
  const pricesOf = (promotionId: string | null) =>
    parsePersistedCart({ lines: [{ ...stored, product: { ...stored.product, promotionId } }] })
      ?.lines[0]?.product.pricing;
  expect(pricesOf('3')).toEqual(line.product.pricing);
  expect(pricesOf(null)).toMatchObject({ priceWithTax: 1160, currentPriceWithTax: 1160 });
});

it('keeps the assembly option of a build when another tab changes quantities', () => {
  const part = { ...toCartLine(first, 1, { assemblyId: 'x' }), requiresAssembly: true };
  cart().addLine(part);
  useCartStore.persist.flush();
  const kept = JSON.parse(localStorage.getItem('cart') ?? '').state;
  expect(parsePersistedCart(kept)?.lines).toEqual([part]);
  changeInBothTabs(
    () => useCartStore.setState({ lines: [{ ...part, requiresAssembly: false }] }),
    [toStoredLine({ ...part, quantity: 2 })],
  );
  expect(cart().lines).toEqual([{ ...part, quantity: 2, requiresAssembly: false }]);
  const unknown = { lines: [{ ...toStoredLine(part), requiresAssembly: 'sí' }] };
  expect(parsePersistedCart(unknown)?.lines[0]?.requiresAssembly).not.toBe('sí');
});

it('can be read again with any product data', () => {
  const nan = Number.NaN;
  const broken = makePricing({
    priceWithTax: nan,
    currentPriceWithTax: nan,
    mwiOneDiscPercent: nan,
  });
  cart().addLine(toCartLine(makeSnapshot({ pricing: broken, stockTotal: nan }), 1));
  useCartStore.persist.flush();
  expect(
    parsePersistedCart(JSON.parse(localStorage.getItem('cart') ?? '').state)?.lines,
  ).toHaveLength(1);
});

it('adds up the units that two tabs added to one line', () => {
  cart().addLine(toCartLine(first, 2));
  useCartStore.persist.flush();
  changeInBothTabs(
    () => cart().addLine(toCartLine(first, 1)),
    [toCartLine(first, 5), toCartLine(second, 1)].map(toStoredLine),
  );
  expect(quantities()).toEqual([
    ['1', 6],
    ['2', 1],
  ]);
});

it('does not restore a removed line that the other tab did not change', () => {
  cart().addLine(toCartLine(first, 2));
  useCartStore.persist.flush();
  changeInBothTabs(
    () => cart().removeLine(keyOfFirst),
    [toCartLine(first, 2), toCartLine(second, 1)].map(toStoredLine),
  );
  expect(quantities()).toEqual([['2', 1]]);
});

describe('acceptCart', () => {
  const line = toStoredLine(toCartLine(first, 2));
  it.each([
    ['no lines', {}],
    ['not a list', { lines: { 0: line } }],
    ['no product', { lines: [{ ...line, product: null }] }],
    ['a quantity of 0', { lines: [{ ...line, quantity: 0 }] }],
    ['part of a piece', { lines: [{ ...line, quantity: 1.5 }] }],
    ['a price that is text', { lines: [{ ...line, tax: '1' }] }],
    ['an empty id', { lines: [toStoredLine(toCartLine({ ...first, id: '' }, 2))] }],
    ['one bad line', { lines: [line, null] }],
    ['a hand-over without a key', { lines: [line], handOvers: [{ sent: {}, taken: {} }] }],
    ['pieces that are no object', { lines: [], handOvers: [{ key: 'k', sent: 1, taken: {} }] }],
  ])('refuses %s', (_, value) => {
    expect(parsePersistedCart(value)).toBeUndefined();
  });

  it('copies only known fields, and each line once', () => {
    expect(parsePersistedCart({ lines: [line, { ...line, extra: 1, quantity: 4 }] })).toEqual({
      lines: [toCartLine(first, 4)],
      knownMerges: [],
    });
  });
});
