import { expect, it } from 'vitest';
import { allEndpoints } from '@/lib/api/endpoints/all';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { checkDocument } from '@/lib/contract/check-document';
import { contract, findContract } from '@/lib/contract/contract';
import { formatFinding } from '@/tests/contract/report';
import { resource, toOne } from '@/tests/support/resource';

const totals = {
  count: 1,
  pieces: 1,
  cart_id: 'c-1',
  subtotal: 100,
  total_discount: 0,
  tax: 16,
  iva_percentage: 16,
  total: 116,
  coupon_discount_with_tax: 0,
  one_pay_discount_with_tax: 0,
  has_shipping: true,
  shipping_with_tax: 0,
  shipping_discount_with_tax: 0,
  has_shipping_insurance: false,
  shipping_insurance_with_tax: 0,
  insurance_offer_with_tax: 0,
  wallet_to_use: 0,
  max_wallet_amount: 0,
  credit_to_use: 0,
  wallet_promotion_amount: 0,
  total_with_credit_and_wallet: 116,
};
const lines = (...args: Parameters<typeof checkDocument>) =>
  checkDocument(...args).map((found) => `${found.level} ${formatFinding(found)}`);

it('has an entry for every call, which says what is missed without it', () => {
  expect(contract).toHaveLength(allEndpoints.length);
  for (const endpoint of allEndpoints)
    expect(findContract(endpoint)?.loss, endpoint.path).toBeTruthy();
});

it('finds nothing in an answer that has everything', () => {
  expect(lines(specEndpoints.cartTotals, 200, { meta: totals })).toEqual([]);
  const data = resource('carts', '1', totals);
  expect(lines(specEndpoints.cartTotals, 200, { data })).toEqual([]);
});

it('names the screen, the loss, the field, what is wrong with it and the call', () => {
  const meta = { ...totals, subtotal: null, total: null, shipping_with_tax: [] };
  expect(lines(specEndpoints.cartTotals, 200, { meta })).toEqual([
    'should Checkout: the subtotal is reckoned, `subtotal` is null — GET /eshop/carrito/totales',
    'must Checkout: the order has no total and cannot be placed, `total` is null — GET /eshop/carrito/totales',
    'should Checkout: shipping cannot be shown, `shipping_with_tax` is a list and not a number — GET /eshop/carrito/totales',
  ]);
});

it('takes a field that stands in for another', () => {
  const { shipping_with_tax, ...rest } = totals;
  const meta = { ...rest, shipping: shipping_with_tax };
  expect(lines(specEndpoints.cartTotals, 200, { meta })).toEqual([]);
});

it('expects of a resource only the fields that were asked for', () => {
  const body = { data: [resource('products', '1', { name: 'Teclado' })] };
  const query = { 'fields[products]': 'name,slug' };
  expect(lines(assumedEndpoints.products, 200, body, query)).toEqual([
    'must Product: the product is left out, `slug` is absent (products 1) — GET /shop-v1/products',
  ]);
});

it('lets what is inside weigh no more than what holds it', () => {
  const body = {
    data: [resource('products', '1', { slug: 'a' }, { brand: toOne('brands', '2') })],
    included: [resource('brands', '2', { name: 'Acme' })],
  };
  const query = { 'fields[products]': 'slug', include: 'brand' };
  expect(lines(assumedEndpoints.products, 200, body, query)).toEqual([
    'should Product: the brand is left out, `slug` is absent (brands 2) — GET /shop-v1/products',
  ]);
});

it('takes a success without a document where nothing else is needed, and nowhere else', () => {
  for (const empty of [null, [], true, {}]) {
    expect(lines(specEndpoints.cartCouponAdd, 200, empty)).toEqual([]);
    expect(lines(specEndpoints.customerSelf, 200, empty)).toHaveLength(1);
  }
});

it('wants a reason in the body of an error', () => {
  const refused = (body: unknown) => lines(specEndpoints.cartCouponAdd, 422, body);
  expect(refused({ message: 'No existe.' })).toEqual([]);
  expect(refused({ errors: [{ detail: 'No existe.' }] })).toEqual([]);
  expect(refused(undefined)).toEqual([
    'may Cart: the reason is not shown, only the shop’s own words, `errors` is not JSON — POST /eshop/carrito/agregar-cupon',
  ]);
});

it('finds the token of a login wherever the shop finds it, and says when it is too long', () => {
  const customer = { id: 7, name: 'Laura', email: 'laura@example.mx' };
  const login = (body: unknown) => lines(specEndpoints.login, 200, body);
  expect(login({ token: 'abc', expires_in: 3600, customer })).toEqual([]);
  expect(login({ customer })).toEqual([
    'must Login: nobody can log in, `token` is nowhere in the answer — POST /eshop/login',
  ]);
  expect(login({ token: 'x'.repeat(13_001), expires_in: 60, customer })[0]).toMatch(
    /^must Login: nobody can log in, `token` has 13001 characters/,
  );
});
