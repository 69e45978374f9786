import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/client/errors';
import { deserialise } from '@/lib/api/client/json-api';
import { findUnknownBuilds, toCustomerCart } from '@/lib/api/customer-cart-contents';
import { getLineTotal, getPriceShares, getUnitPrices } from '@/lib/domain/cart/line-prices';
import { must } from '@/tests/mock-api/test-client';
import { resource } from '@/tests/support/resource';

const totals = { count: 1, subtotal: 100, tax: 16, total: 116 };
const priceDetail = {
  common_quantity: 0,
  common_price_with_tax: 150,
  promotion_quantity: 2,
  promotion_price_with_tax: '100.00',
};
/** A line as in section 3 of the specification: no product beside it, no `qty`, no stock. */
const plainLine = (change: object = {}) =>
  resource('cart-items', '7', {
    product_id: '41',
    part_number: 'PN-1',
    name: 'Monitor de 27"',
    brand: { name: 'Marca' },
    category: { name: 'Monitores' },
    promotion: { name: 'Oferta' },
    price_detail: priceDetail,
    ...change,
  });
const cartWith = (name: string, lines: readonly object[]) => ({
  data: resource('carts', '1', totals, { [name]: { data: [{ type: 'cart-items', id: '7' }] } }),
  included: lines,
});
const read = (body: object) => must(toCustomerCart(must(deserialise(body))));
const itemOf = (change: object = {}, name = 'items') =>
  must(read(cartWith(name, [plainLine(change)])).items[0]);

describe('a line of the cart', () => {
  it('is shown with what the specification names, and nothing is said about its stock', () => {
    const { line, message, maxQty } = itemOf();
    expect(line.product).toMatchObject({
      id: '41',
      slug: '',
      name: 'Monitor de 27"',
      partNumber: 'PN-1',
      brandName: 'Marca',
      categoryName: 'Monitores',
    });
    expect(line.quantity).toBe(2);
    expect(getUnitPrices(line.product)).toEqual({ common: 150, final: 100 });
    expect(getLineTotal(line)).toBe(200);
    expect([maxQty, line.product.stock]).toEqual([null, null]);
    expect(message).toBeNull();
  });

  it.each([
    ['at both prices', { common_quantity: 1, promotion_quantity: 1 }, 2, 250],
    ['at the common price', { common_quantity: 3, promotion_quantity: 0 }, 3, 450],
  ])('counts and prices its pieces %s', (_, quantities, pieces, total) => {
    const { line } = itemOf({ price_detail: { ...priceDetail, ...quantities } }, 'products');
    expect([line.quantity, getLineTotal(line)]).toEqual([pieces, total]);
  });

  it.each([
    // [pieces at 100 pesos, at the other price, the other price, what the server says, total]
    [1, 2, 80, null, 260],
    [1, 2, 80, 260, 260],
    [2, 1, 99.99, null, 299.99],
    [2, 1, 99.99, '299.99', 299.99],
    // A server that rounds once, at the end.
    [1, 2, 80, '259.99', 259.99],
    // The other price does not have to be the lower one.
    [1, 2, 120, null, 340],
  ])('has two prices and one total: %d × 100 + %d × %d', (common, other, price, sent, total) => {
    const detail = {
      ...{ common_quantity: common, common_price_with_tax: 100 },
      ...{ promotion_quantity: other, promotion_price_with_tax: price },
    };
    const { line } = itemOf({ price_detail: detail, qty: common + other, total_with_tax: sent });
    expect(getLineTotal(line)).toBe(total);
    const shares = getPriceShares(line).map((share) => [share.quantity, share.price]);
    expect(shares).toHaveLength(2);
    expect(shares).toEqual(
      expect.arrayContaining([
        [common, 100],
        [other, price],
      ]),
    );
  });

  it('has the total that the server says, and that of its pieces for another number of them', () => {
    const detail = { ...priceDetail, promotion_price_with_tax: 86.67, promotion_quantity: 3 };
    const { line } = itemOf({ price_detail: detail, total_with_tax: 260 });
    expect(getLineTotal(line)).toBe(260);
    expect(getLineTotal({ ...line, quantity: 2 })).toBe(173.34);
  });

  it('is priced by its own total when that is all it has', () => {
    const { line } = itemOf({ price_detail: null, qty: '2', total_with_tax: '99.90' });
    expect(getLineTotal(line)).toBe(99.9);
  });

  it('has the price of its pieces, and not that of a number that cannot be right', () => {
    const both = { ...priceDetail, common_quantity: 1, promotion_quantity: 1 };
    const { line } = itemOf({ price_detail: both, qty: 1e308, total_with_tax: 250 });
    expect(getUnitPrices(line.product)).toEqual({ common: 150, final: 100 });
    for (const quantities of [
      { common_quantity: 1, promotion_quantity: 1e308 },
      { common_quantity: 1e308, promotion_quantity: 1e308 },
    ]) {
      const { line: two } = itemOf({ price_detail: { ...both, ...quantities }, qty: 2 });
      expect(getLineTotal(two)).toBeGreaterThanOrEqual(200);
      expect(getLineTotal(two)).toBeLessThanOrEqual(300);
    }
    const bare = { price_detail: null, qty: 1e308, total_with_tax: 250 };
    expect(() => itemOf(bare)).toThrow(ApiError);
    const gift = itemOf({ price_detail: null, qty: 1, total_with_tax: 0 });
    expect(getLineTotal(gift.line)).toBe(0);
  });

  it('without any price is an error, and never free', () =>
    expect(() => itemOf({ price_detail: null })).toThrow(ApiError));

  it('that has no pieces any more is left out', () =>
    expect(read(cartWith('items', [plainLine({ qty: 0 })])).items).toEqual([]));
});

describe('a cart', () => {
  it('can be a list of lines with the totals in meta', () => {
    const cart = read({ data: [plainLine()], meta: totals });
    expect(cart.items.map(({ id }) => id)).toEqual(['7']);
    expect(cart.totals).toMatchObject({ total: 116, shipping: null });
  });

  it('has the lines that the answer contains, wherever only their identifiers are sent', () => {
    const { data, included } = cartWith('products', [plainLine()]);
    const items = { data: [{ type: 'shopping-cart-items', id: '1' }] };
    const both = { ...data, relationships: { items, ...data.relationships } };
    expect(read({ data: both, included }).items.map(({ id }) => id)).toEqual(['7']);
  });

  it('whose lines are not in the answer is an error, and never empty', () => {
    const { data } = cartWith('items', []);
    expect(() => read({ data, included: [] })).toThrow(ApiError);
    const items = { data: ['7', '8'].map((id) => ({ type: 'cart-items', id })) };
    const some = { data: { ...data, relationships: { items } }, included: [plainLine()] };
    expect(() => read(some)).toThrow(ApiError);
  });

  it('without totals is an error, and an answer without a cart is none', () => {
    expect(() => read({ data: [plainLine()] })).toThrow(ApiError);
    expect(toCustomerCart(must(deserialise({})))).toBeNull();
  });
});

describe('where a cart is picked up, and by whom', () => {
  const person = { name: 'Jorge', last_name: 'Luna', telephone: 5511223344 };
  const readPickup = (attributes: object) => {
    const { data, included } = cartWith('items', [plainLine()]);
    return read({ data: { ...data, attributes: { ...totals, ...attributes } }, included }).pickup;
  };

  it.each([
    ['by a person', { pickup_store_id: 2, pickup_person: person }, 'Jorge'],
    ['by nobody that is named', { pickup_store_id: '2', pickup_person: null }, undefined],
    ['by what is no person', { pickup_store_id: '2', pickup_person: 'Jorge Luna' }, undefined],
  ])('%s', (_, attributes, name) => {
    const pickup = readPickup({ has_shipping: 0, ...attributes });
    expect(pickup).toMatchObject({ storeId: '2' });
    expect(pickup?.person?.name).toBe(name);
  });

  it('is not said without a store, and not of what is sent home', () => {
    expect(readPickup({})).toBeNull();
    expect(readPickup({ pickup_store_id: null, pickup_person: null })).toBeNull();
    expect(readPickup({ pickup_store_id: '2', has_shipping: 1 })).toBeNull();
  });
});

describe('a build in the cart', () => {
  const build = (products?: object, attributes: object = {}) => ({
    type: 'assemblies',
    id: 'a5',
    attributes: { assembly_id: '5', name: 'Mi equipo', qty: 1, ...attributes },
    ...(products && { relationships: { products } }),
  });
  const loose = plainLine();
  const own = plainLine({ assembly_id: '5' });
  const withBuild = (line: object, included: readonly object[]) => {
    const { data } = cartWith('items', []);
    const assemblies = { data: [{ type: 'assemblies', id: 'a5' }] };
    const relationships = { ...data.relationships, assemblies };
    return { data: { ...data, relationships }, included: [line, ...included] };
  };
  const names = { data: [{ type: 'cart-items', id: '7' }] };
  const product = { data: [{ type: 'products', id: '41' }] };
  const linksOnly = { links: { related: '/api/eshop/carrito/ensamble/5/products' } };
  const group = (cart: ReturnType<typeof read>) => ({
    builds: cart.builds.map(({ id, name }) => [id, name]),
    lines: cart.items.map(({ id, line }) => [id, line.assemblyId]),
  });
  const together = { builds: [['5', 'Mi equipo']], lines: [['7', '5']] };

  it.each([
    ['its lines', own, build()],
    ['its own list of lines', loose, build(names)],
    ['its own list of products', loose, build(product)],
    [
      'a list of plain objects',
      loose,
      build(undefined, { products: [{ product_id: 41, qty: 2 }] }),
    ],
    ['both sides', own, build(names)],
  ])('has the pieces that %s tells', (_, line, sent) => {
    const body = withBuild(line, [sent]);
    expect(group(read(body))).toEqual(together);
    expect(findUnknownBuilds(must(deserialise(body)))).toEqual([]);
    expect(must(read(body).items[0]).quantityPerBuild).toBe(2);
  });

  it('has pieces that no line of the cart has', () => {
    const { data, included } = withBuild({ ...own, id: '8' }, [
      build({ data: [{ type: 'cart-items', id: '8' }] }),
    ]);
    const relationships = { ...data.relationships, items: { data: [] } };
    expect(group(read({ data: { ...data, relationships }, included }))).toEqual({
      builds: [['5', 'Mi equipo']],
      lines: [['8', '5']],
    });
  });

  it.each([
    ['links only', loose, [build(linksOnly)], '5'],
    ['an identifier only', loose, [], 'a5'],
    ['its lines only', own, [], '5'],
  ])('told by %s is asked for', (_, line, sent, id) => {
    const body = withBuild(line, sent);
    expect(findUnknownBuilds(must(deserialise(body)))).toContain(id);
    // Nobody knows more: no build without pieces is shown, and the line stands on its own.
    expect(group(read(body))).toEqual({ builds: [], lines: [['7', null]] });
    const asked = must(deserialise({ data: build(product) }));
    expect(group(must(toCustomerCart(must(deserialise(body)), [asked])))).toEqual(together);
  });
});
