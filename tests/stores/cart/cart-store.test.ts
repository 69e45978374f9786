// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { getLineKey, toCartLine } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { parsePersistedCart, toStoredLine } from '@/stores/cart/cart-guard';
import { createCartStore, selectCartCount, useCartStore } from '@/stores/cart/cart-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { makePricing, makeSnapshot } from '../../lib/domain/product/make-product';
import { kept } from '../other-tab';

const cart = () => useCartStore.getState();
const quantitiesOf = (lines: readonly Pick<CartLine, 'product' | 'quantity'>[]) =>
  lines.map(({ product, quantity }) => `${product.id}×${quantity}`);
const quantities = () => quantitiesOf(cart().lines);
const stored = () => kept('cart');
const [first, second] = [makeSnapshot({ id: '1' }), makeSnapshot({ id: '2' })];
const keyOfFirst = getLineKey(toCartLine(first, 1));

const textOf = (...lines: readonly CartLine[]) =>
  JSON.stringify({ version: '1.1', state: { lines: lines.map(toStoredLine) } });
/** Another tab has written, and the browser sends this tab the event: this tab may have overwritten it by then. */
const tell = (oldValue: string | null, newValue: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart', oldValue, newValue }));

/** Changes the cart here while another tab, which has not seen that, writes its lines over the same stored text. */
function changeInBothTabs(change: () => void, ...lines: readonly CartLine[]): void {
  const oldValue = localStorage.getItem('cart');
  change();
  tell(oldValue, textOf(...lines));
}

hydrateStores();

it('adds, sets, removes and undoes', () => {
  cart().addLine(toCartLine(first, 1));
  cart().addLine(toCartLine(first, 2));
  cart().addLine(toCartLine(second, 1));
  expect(quantities()).toEqual(['1×3', '2×1']);
  expect(selectCartCount(cart())).toBe(2);
  cart().setQuantity(keyOfFirst, 7);
  const before = cart().removeLine(keyOfFirst);
  expect(quantities()).toEqual(['2×1']);
  cart().restoreLines(before);
  expect(quantities()).toEqual(['1×7', '2×1']);
  cart().restoreLines(cart().clear());
  expect(selectCartCount(cart())).toBe(2);
});

it('is persisted under version 1.1', () => {
  cart().addLine(toCartLine(first, 2));
  const { version, state } = stored();
  const lines = [toStoredLine(toCartLine(first, 2))];
  expect({ version, state }).toEqual({ version: '1.1', state: { lines, handOvers: [] } });
  expect(parsePersistedCart(state)).toEqual({ lines: cart().lines, knownMerges: [] });
});

it('is stored with the prices of the specification, and reads them whatever its promotion is', () => {
  const pricing = makePricing({ priceWithTax: 1160, currentPriceWithTax: 1044 });
  const line = toCartLine(makeSnapshot({ pricing }), 2);
  const whole = {
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
  expect(toStoredLine(line)).toEqual(whole);
  const pricesOf = (promotionId: string | null) =>
    parsePersistedCart({ lines: [{ ...whole, product: { ...whole.product, promotionId } }] })
      ?.lines[0]?.product.pricing;
  expect(pricesOf('3')).toEqual(line.product.pricing);
  expect(pricesOf(null)).toMatchObject({ priceWithTax: 1160, currentPriceWithTax: 1160 });
});

it('keeps the assembly option of a build when another tab changes quantities', () => {
  const part = { ...toCartLine(first, 1, { assemblyId: 'x' }), requiresAssembly: true };
  cart().addLine(part);
  expect(parsePersistedCart(stored().state)?.lines).toEqual([part]);
  changeInBothTabs(() => useCartStore.setState({ lines: [{ ...part, requiresAssembly: false }] }), {
    ...part,
    quantity: 2,
  });
  expect(cart().lines).toEqual([{ ...part, quantity: 2, requiresAssembly: false }]);
  const unknown = { lines: [{ ...toStoredLine(part), requiresAssembly: 'sí' }] };
  expect(parsePersistedCart(unknown)?.lines[0]?.requiresAssembly).not.toBe('sí');
});

it('can be read again with any product data', () => {
  const nan = Number.NaN;
  const prices = { priceWithTax: nan, currentPriceWithTax: nan, mwiOneDiscPercent: nan };
  const broken = makeSnapshot({ pricing: makePricing(prices), stockTotal: nan });
  cart().addLine(toCartLine(broken, 1));
  expect(parsePersistedCart(stored().state)?.lines).toHaveLength(1);
});

it('adds up the units that two tabs added to one line', () => {
  cart().addLine(toCartLine(first, 2));
  const add = () => cart().addLine(toCartLine(first, 1));
  changeInBothTabs(add, toCartLine(first, 5), toCartLine(second, 1));
  expect(quantities()).toEqual(['1×6', '2×1']);
});

it('does not restore a removed line that the other tab did not change', () => {
  cart().addLine(toCartLine(first, 2));
  const remove = () => cart().removeLine(keyOfFirst);
  changeInBothTabs(remove, toCartLine(first, 2), toCartLine(second, 1));
  expect(quantities()).toEqual(['2×1']);
});

const line = (id: string, quantity = 1) => toCartLine(makeSnapshot({ id }), quantity);
const onDevice = () => quantitiesOf(stored().state.lines).sort();

describe('two tabs that write at the same moment', () => {
  it('lose no line, although the browser kept only the later write', () => {
    // The other tab wrote first, and this tab overwrote it without having seen it.
    changeInBothTabs(() => cart().addLine(line('mine')), line('theirs', 2));
    expect(onDevice()).toEqual(['mine×1', 'theirs×2']);
    expect(cart().lines).toHaveLength(2);
  });

  it('can be three tabs', () => {
    const theirs = textOf(line('second'));
    changeInBothTabs(() => cart().addLine(line('mine')), line('second'));
    tell(theirs, textOf(line('third')));
    expect(onDevice()).toEqual(['mine×1', 'second×1', 'third×1']);
  });

  it('ignore the event of a write that they have already merged', () => {
    const [older, newer] = [textOf(line('old')), textOf(line('new'))];
    localStorage.setItem('cart', newer);
    cart().addLine(line('mine'));
    tell(null, older);
    tell(older, newer);
    expect(onDevice()).toEqual(['mine×1', 'new×1']);
  });
});

it('is written at once, and a tab that crashes then loses nothing', () => {
  cart().addLine(line('a'));
  expect(onDevice()).toEqual(['a×1']);
  createCartStore().getState().addLine(line('b'));
  expect(onDevice()).toEqual(['a×1', 'b×1']);
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
  ])('refuses %s', (_, value) => expect(parsePersistedCart(value)).toBeUndefined());

  it('copies only known fields, and each line once', () => {
    expect(parsePersistedCart({ lines: [line, { ...line, extra: 1, quantity: 4 }] })).toEqual({
      lines: [toCartLine(first, 4)],
      knownMerges: [],
    });
  });
});
