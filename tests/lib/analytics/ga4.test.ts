import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ga4Item, toGa4 } from '@/lib/analytics/ga4';
import {
  fromTrackedListItem,
  toTrackedListItem,
  toTrackedProduct,
} from '@/lib/analytics/tracked-list-item';
import { calculateGuestCartTotals } from '@/lib/domain/cart/guest-cart-summary';
import { getLineKey, setLineQuantity, toCartLine } from '@/lib/domain/cart/lines';
import { createCategory } from '@/tests/support/create-category';
import { forAll } from '@/tests/support/for-all';
import { createSnapshot } from '../../support/create-product';
import { makePricing } from '../domain/product/make-product';

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

describe('toGa4', () => {
  it.each(['view_item', 'add_to_wishlist'] as const)('translates a product event: %s', (name) =>
    expect(toGa4({ name, product: toCartLine(card, 1).product })).toEqual([
      { name, params: { currency: 'MXN', value: 900, items: [item] } },
    ]),
  );

  it('translates the checkout, its payment and the use of the wallet', () => {
    const line = toCartLine(card, 2);
    const lines = [line];
    const two = { currency: 'MXN', value: 1800, items: [{ ...item, quantity: 2 }] };
    expect(toGa4({ name: 'begin_checkout', lines, coupon: null })).toEqual([
      { name: 'begin_checkout', params: two },
    ]);
    expect(
      toGa4({ name: 'add_payment_info', lines, coupon: 'GAMER5', paymentType: 'oxxo' }),
    ).toEqual([
      { name: 'add_payment_info', params: { ...two, coupon: 'GAMER5', payment_type: 'oxxo' } },
    ]);
    expect(toGa4({ name: 'spend_wallet', amount: 60.5 })).toEqual([
      {
        name: 'spend_virtual_currency',
        params: { virtual_currency_name: 'monedero', value: 60.5 },
      },
    ]);
    expect(toGa4({ name: 'spend_wallet', amount: 0 })).toEqual([]);
  });

  it('falls back to the shop’s own number, and leaves out unknown fields', () => {
    const bare = createSnapshot({
      partNumber: '',
      brand: null,
      category: null,
      pricing: makePricing(),
    });
    const [event] = toGa4({ name: 'view_item', product: toCartLine(bare, 1).product });
    expect(event?.params.items).toEqual([
      { item_id: 'DIG-7', item_name: 'Tarjeta de Video RTX', price: 1000, quantity: 1 },
    ]);
  });

  it('translates a list and a selection in it, with the index of each product', () => {
    const product = fromTrackedListItem(toTrackedListItem(card), card.name);
    const inList = { item_list_id: 'resultados', item_list_name: 'Tarjetas' };
    const [seen] = toGa4({ name: 'view_item_list', list, items: [product, product] });
    expect(seen).toEqual({
      name: 'view_item_list',
      params: {
        currency: 'MXN',
        ...inList,
        items: [
          { ...item, index: 0, ...inList },
          { ...item, index: 1, ...inList },
        ],
      },
    });
    expect(toGa4({ name: 'select_item', list, item: product, index: 1 })).toEqual([
      {
        name: 'select_item',
        params: { currency: 'MXN', ...inList, items: [{ ...item, index: 1, ...inList }] },
      },
    ]);
  });

  it('translates a search', () =>
    expect(toGa4({ name: 'search', term: 'ssd' })).toEqual([
      { name: 'search', params: { search_term: 'ssd' } },
    ]));

  it('sends the difference when the quantity of a line changes', () => {
    const before = [toCartLine(card, 2)];
    const after = setLineQuantity(before, getLineKey(toCartLine(card, 1)), 5);
    const by = (quantity: number, value: number) => ({
      currency: 'MXN',
      value,
      items: [{ ...item, quantity }],
    });
    expect(toGa4({ name: 'change_cart', before, after })).toEqual([
      { name: 'add_to_cart', params: by(3, 2700) },
    ]);
    expect(toGa4({ name: 'change_cart', before: after, after: before })).toEqual([
      { name: 'remove_from_cart', params: by(3, 2700) },
    ]);
    expect(toGa4({ name: 'change_cart', before, after: before })).toEqual([]);
  });

  it('sends nothing for an empty cart or list', () => {
    expect(toGa4({ name: 'view_cart', lines: [] })).toEqual([]);
    expect(toGa4({ name: 'view_item_list', list, items: [] })).toEqual([]);
  });

  it('has the exact total of the cart lines as its value, as a number', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 }).map((value) => value / 100);
    const line = fc
      .record({
        id: fc.nat(),
        price: cents,
        current: cents,
        quantity: fc.integer({ min: 1, max: 9999 }),
      })
      .map(({ id, price, current, quantity }) => {
        const pricing = makePricing({ priceWithTax: price, currentPriceWithTax: current });
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
