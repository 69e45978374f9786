import { expect, it } from 'vitest';
import { toCartTotals } from '@/lib/api/cart-totals';
import { toCheckoutTotals } from '@/lib/api/checkout-totals';
import { toCustomerCart } from '@/lib/api/customer-cart-contents';
import { must } from '@/tests/mock-api/test-client';
import { documentOf, resource, toMany } from '@/tests/support/resource';

const TOTALS = { count: 1, subtotal: 100, tax: 16, total: 116 };
/** The amounts of the wallet promotions, by their names. */
const promotionsOf = (details: unknown, amount = 100) => {
  const wallet = { wallet_promotion_amount: amount, wallet_promotion_details: details };
  const { walletPromotions } = toCartTotals({ ...TOTALS, ...wallet });
  return Object.fromEntries(walletPromotions.map(({ name, amount: part }) => [name, part]));
};
const A = { name: 'A', amount: 60 };

it.each([
  ['objects', [A, { title: 'B', total: '40.00' }], { A: 60, B: 40 }],
  ['other names', [{ product_name: 'A', wallet_amount: 100 }], { A: 100 }],
  ['a PHP list', { 1: { description: 'A', amount_with_tax: '100' } }, { A: 100 }],
  ['one name twice', [A, { ...A, amount: 40 }], { A: 100 }],
  ['texts', ['Regreso a clases', ' ', 7], { 'Regreso a clases': null, 7: null }],
  ['another sum', [A, { ...A, name: 'B' }], { A: null, B: null }],
  ['no names', [{ amount: 100 }, null, []], {}],
  ['nothing', null, {}],
  ['a text', 'Regreso a clases', {}],
])('reads the wallet promotions of %s', (_, details, expected) =>
  expect(promotionsOf(details)).toEqual(expected),
);

it('names no promotion of a wallet credit that there is not', () =>
  expect(promotionsOf([A], 0)).toEqual({}));

it('reads them of a checkout too', () => {
  const meta = { ...TOTALS, wallet_promotion_amount: 60, wallet_promotion_details: [A] };
  expect(toCheckoutTotals(documentOf({ meta })).walletPromotions).toEqual([A]);
});

it.each([
  [null, ['1'], null],
  ['', ['1'], null],
  ['3', null, []],
  ['3', [1, '2'], ['1', '2']],
  ['3', [{ product_id: 5 }, { type: 'products', id: '6' }, null], ['5', '6']],
  ['3', { 1: '7' }, ['7']],
])('with the promotion %o of %o it ships %o for nothing', (id, products, expected) => {
  const fields = { shipping_promotion_id: id, shipping_promotion_products: products };
  expect(toCartTotals({ ...TOTALS, ...fields }).freeShippingProducts).toEqual(expected);
});

it.each([
  [{ name: 'Oferta' }, 'Oferta'],
  ['Oferta', 'Oferta'],
  [null, null],
  [{ id: 3 }, null],
])('reads the promotion %o of a line as %o', (promotion, expected) => {
  const line = { qty: 1, total_with_tax: 116, promotion };
  const cart = toCustomerCart(
    documentOf({
      data: resource('carts', '1', TOTALS, { items: toMany('cart-items', '7') }),
      included: [resource('cart-items', '7', line)],
    }),
  );
  expect(must(must(cart).items[0]).line.sent?.promotion).toBe(expected);
});
