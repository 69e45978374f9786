import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '@/lib/analytics/events';
import { diffCarts, type Ga4Item, toGa4, toMeasuredPage } from '@/lib/analytics/ga4';
import {
  fromTrackedListItem,
  toTrackedListItem,
  toTrackedProduct,
} from '@/lib/analytics/tracked-list-item';
import { calculateGuestCartTotals } from '@/lib/domain/cart/guest-cart-summary';
import {
  addLine,
  getLineKey,
  removeLine,
  setLineQuantity,
  toCartLine,
} from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { createCategory } from '@/tests/support/create-category';
import { forAll } from '@/tests/support/for-all';
import { createSnapshot } from '../../support/create-product';
import { makePricing, makeSnapshot } from '../domain/product/make-product';

const card = createSnapshot({ category: createCategory() });
/** The product costs 900; before the discount it was 1,000. */
const item = {
  item_id: 'TX-1',
  item_name: 'Tarjeta de Video RTX',
  item_brand: 'Marca',
  item_category: 'Tarjetas de video',
  price: 900,
  discount: 100,
  quantity: 1,
};
const list = { id: 'resultados', name: 'Tarjetas' };
const lines = [toCartLine(card, 2)];
const two = { currency: 'MXN', value: 1800, items: [{ ...item, quantity: 2 }] };

describe('toGa4', () => {
  it.each(['view_item', 'add_to_wishlist'] as const)('translates a product event: %s', (name) =>
    expect(toGa4({ name, product: toCartLine(card, 1).product })).toEqual([
      { name, params: { currency: 'MXN', value: 900, items: [item] } },
    ]),
  );

  it.each<[AnalyticsEvent, object, string?]>([
    [{ name: 'begin_checkout', lines, coupon: null }, two],
    [
      { name: 'add_payment_info', lines, coupon: 'GAMER5', paymentType: 'oxxo' },
      { ...two, coupon: 'GAMER5', payment_type: 'oxxo' },
    ],
    [
      { name: 'spend_wallet', amount: 60.5 },
      { virtual_currency_name: 'monedero', value: 60.5 },
      'spend_virtual_currency',
    ],
    [{ name: 'search', term: 'ssd' }, { search_term: 'ssd' }],
  ])(
    'translates the checkout, its payment, the wallet and a search: $0.name',
    (event, params, name = event.name) => expect(toGa4(event)).toEqual([{ name, params }]),
  );

  it('falls back to the shop’s own number, and leaves out unknown fields', () => {
    const unknown = { partNumber: '', brand: null, category: null };
    const { product } = toCartLine(createSnapshot({ ...unknown, pricing: makePricing() }), 1);
    const [event] = toGa4({ name: 'view_item', product });
    const { item_name, quantity } = item;
    expect(event?.params.items).toEqual([{ item_id: 'DIG-7', item_name, price: 1000, quantity }]);
  });

  it('translates a list and a selection in it, with the index of each product', () => {
    const product = fromTrackedListItem(toTrackedListItem(card), card.name);
    const inList = { item_list_id: 'resultados', item_list_name: 'Tarjetas' };
    const [first, second] = [0, 1].map((index) => ({ ...item, index, ...inList }));
    const paramsOf = (...items: unknown[]) => ({ currency: 'MXN', ...inList, items });
    const seen = toGa4({ name: 'view_item_list', list, items: [product, product] });
    expect(seen).toEqual([{ name: 'view_item_list', params: paramsOf(first, second) }]);
    const chosen = toGa4({ name: 'select_item', list, item: product, index: 1 });
    expect(chosen).toEqual([{ name: 'select_item', params: paramsOf(second) }]);
  });

  it('sends the difference when the quantity of a line changes', () => {
    const more = setLineQuantity(lines, getLineKey(toCartLine(card, 1)), 5);
    const params = { currency: 'MXN', value: 2700, items: [{ ...item, quantity: 3 }] };
    const changed = (before: CartLine[], after: CartLine[]) =>
      toGa4({ name: 'change_cart', before, after });
    expect(changed(lines, more)).toEqual([{ name: 'add_to_cart', params }]);
    expect(changed(more, lines)).toEqual([{ name: 'remove_from_cart', params }]);
  });

  it.each<AnalyticsEvent>([
    { name: 'view_cart', lines: [] },
    { name: 'view_item_list', list, items: [] },
    { name: 'spend_wallet', amount: 0 },
    { name: 'change_cart', before: lines, after: lines },
  ])('sends nothing for an empty cart or list, nothing spent or nothing changed: $name', (event) =>
    expect(toGa4(event)).toEqual([]),
  );

  it('has the exact total of the cart lines as its value, as a number', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 }).map((value) => value / 100);
    const quantities = fc.integer({ min: 1, max: 9999 });
    const line = fc
      .tuple(fc.nat(), cents, cents, quantities)
      .map(([id, priceWithTax, currentPriceWithTax, quantity]) => {
        const pricing = makePricing({ priceWithTax, currentPriceWithTax });
        return toCartLine(createSnapshot({ id: String(id), pricing }), quantity);
      });
    forAll(fc.uniqueArray(line, { minLength: 1, selector: getLineKey }), (lines) => {
      const [event] = toGa4({ name: 'view_cart', lines });
      const { value, items } = event?.params ?? {};
      const sum = (items as Ga4Item[]).reduce(
        (total, { price, quantity }) => total + BigInt(Math.round(price * 100)) * BigInt(quantity),
        0n,
      );
      expect(typeof value).toBe('number');
      expect(BigInt(Math.round(Number(value) * 100))).toBe(sum);
      expect(value).toBe(calculateGuestCartTotals(lines).total);
      for (const { price, discount = 0 } of items as Ga4Item[]) {
        expect(price + discount).toBeGreaterThanOrEqual(price);
        expect([price, discount].every(Number.isFinite)).toBe(true);
      }
    });
  });
});

it('restores a listed product from its short form', () =>
  expect(fromTrackedListItem(toTrackedListItem(card), card.name)).toEqual(
    toTrackedProduct(toCartLine(card, 1).product),
  ));

const SITE = 'https://tienda.example';

it.each([
  ['', ''],
  ['no es una dirección', ''],
  [`${SITE}/perfil/pedidos/15?x=secreto`, `${SITE}/perfil/pedidos/:id`],
  ['https://pagos.example/aprobar?token=secreto#secreto', 'https://pagos.example/'],
])('after %s the page before is %s', (referrer, told) =>
  expect(toMeasuredPage(`${SITE}/pagos/77/procesar-pago?token=secreto#secreto`, referrer)).toEqual({
    page_location: `${SITE}/pagos/:transactionId/procesar-pago`,
    page_referrer: told,
  }),
);

const lineOf = (id: string, quantity: number) => toCartLine(makeSnapshot({ id }), quantity);
const anyLine = fc
  .tuple(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: 1, max: 99 }))
  .map(([id, quantity]) => lineOf(id, quantity));
const cart = fc.uniqueArray(anyLine, { selector: getLineKey });
const pieces = (lines: readonly CartLine[], key: string) =>
  lines.find((line) => getLineKey(line) === key)?.quantity ?? 0;

describe('diffCarts', () => {
  it('finds added and removed pieces', () => {
    const before = [lineOf('1', 2), lineOf('2', 5)];
    const after = [lineOf('2', 3), lineOf('3', 1)];
    const { added, removed } = diffCarts(before, after);
    expect(added).toEqual([lineOf('3', 1)]);
    expect(removed).toEqual([lineOf('1', 2), lineOf('2', 2)]);
  });

  it('accounts for every piece, and finds nothing in two equal carts', () =>
    forAll(cart, cart, (before, after) => {
      const { added, removed } = diffCarts(before, after);
      for (const key of [...before, ...after].map(getLineKey)) {
        const [more, less] = [pieces(added, key), pieces(removed, key)];
        expect(pieces(before, key) + more - less).toBe(pieces(after, key));
        expect(more > 0 && less > 0).toBe(false);
      }
      expect(diffCarts(before, before)).toEqual({ added: [], removed: [] });
    }));

  it('is the reverse when a line is put back', () => {
    const lines = [lineOf('1', 2)];
    const rest = removeLine(lines, getLineKey(lineOf('1', 1)));
    const { added } = diffCarts(rest, addLine(rest, lineOf('1', 2)));
    expect(added).toEqual(diffCarts(lines, rest).removed);
  });
});
