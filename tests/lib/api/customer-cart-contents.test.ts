import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/client/errors';
import { deserialise } from '@/lib/api/client/json-api';
import { readCustomerCart } from '@/lib/api/customer-cart';
import { findUnknownBuilds, toCustomerCart } from '@/lib/api/customer-cart-contents';
import { getLineTotal, getPriceShares, getUnitPrices } from '@/lib/domain/cart/line-prices';
import { must } from '@/tests/mock-api/test-client';
import { createStubClient } from '@/tests/support/create-stub-client';
import { resource, toMany, toOne } from '@/tests/support/resource';

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
  data: resource('carts', '1', totals, { [name]: toMany('cart-items', '7') }),
  included: lines,
});
const read = (body: object) => must(toCustomerCart(must(deserialise(body))));
const itemOf = (change: object = {}, name = 'items') =>
  must(read(cartWith(name, [plainLine(change)])).items[0]);

describe('a line of the cart', () => {
  it('is shown with what the specification names, and nothing is said about its stock', () => {
    const { line, message, maxQty } = itemOf();
    const names = { brandName: 'Marca', categoryName: 'Monitores' };
    const product = { id: '41', slug: '', name: 'Monitor de 27"', partNumber: 'PN-1', ...names };
    expect(line).toMatchObject({ product, quantity: 2 });
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
      common_quantity: common,
      common_price_with_tax: 100,
      promotion_quantity: other,
      promotion_price_with_tax: price,
    };
    const { line } = itemOf({ price_detail: detail, qty: common + other, total_with_tax: sent });
    expect(getLineTotal(line)).toBe(total);
    const shares = getPriceShares(line).map((share) => `${share.quantity} × ${share.price}`);
    expect(shares.toSorted()).toEqual([`${common} × 100`, `${other} × ${price}`].toSorted());
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
    for (const common_quantity of [1, 1e308]) {
      const detail = { ...both, common_quantity, promotion_quantity: 1e308 };
      const { line: two } = itemOf({ price_detail: detail, qty: 2 });
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

  it.each([
    [{ name: 'Oferta' }, 'Oferta'],
    ['Oferta', 'Oferta'],
    [null, null],
    [{ id: 3 }, null],
  ])('reads the promotion %o of a line as %o', (promotion, expected) =>
    expect(itemOf({ promotion }).line.sent?.promotion).toBe(expected),
  );

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
    const items = toMany('shopping-cart-items', '1');
    const both = { ...data, relationships: { items, ...data.relationships } };
    expect(read({ data: both, included }).items.map(({ id }) => id)).toEqual(['7']);
  });

  it('whose lines are not in the answer is an error, and never empty', () => {
    const { data } = cartWith('items', []);
    expect(() => read({ data, included: [] })).toThrow(ApiError);
    const items = toMany('cart-items', '7', '8');
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
  const build = (products?: object, attributes: object = {}) => {
    const fields = { assembly_id: '5', name: 'Mi equipo', qty: 1, ...attributes };
    return resource('assemblies', 'a5', fields, products && { products });
  };
  const loose = plainLine();
  const own = plainLine({ assembly_id: '5' });
  const withBuild = (line: object, included: readonly object[]) => {
    const { data } = cartWith('items', []);
    const relationships = { ...data.relationships, assemblies: toMany('assemblies', 'a5') };
    return { data: { ...data, relationships }, included: [line, ...included] };
  };
  const names = toMany('cart-items', '7');
  const product = toMany('products', '41');
  const plain = [{ product_id: 41, qty: 2 }];
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
    ['a list of plain objects', loose, build(undefined, { products: plain })],
    ['both sides', own, build(names)],
  ])('has the pieces that %s tells', (_, line, sent) => {
    const body = withBuild(line, [sent]);
    expect(group(read(body))).toEqual(together);
    expect(findUnknownBuilds(must(deserialise(body)))).toEqual([]);
    expect(must(read(body).items[0]).quantityPerBuild).toBe(2);
  });

  it('has pieces that no line of the cart has', () => {
    const body = withBuild({ ...own, id: '8' }, [build(toMany('cart-items', '8'))]);
    const relationships = { ...body.data.relationships, items: toMany('cart-items') };
    const alone = read({ ...body, data: { ...body.data, relationships } });
    expect(group(alone)).toEqual({ ...together, lines: [['8', '5']] });
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

describe('a cart that names its products and the pieces of its builds without describing them', () => {
  const bareLine = (id: string, product_id: string) => {
    const fields = { product_id, qty: 1, total_with_tax: 58 };
    return resource('cart-items', id, fields, { product: {} });
  };
  const bareBuild = (products: object) =>
    resource('assemblies', 'a5', { assembly_id: '5', name: 'Mi equipo', qty: 1 }, { products });
  const monitor = { name: 'Monitor', slug: 'monitor', price_with_tax: 58 };
  const image = 'https://media.example/a.png';
  const described = {
    data: [resource('products', '41', monitor, { coverImage: toOne('product-images', '3') })],
    included: [resource('product-images', '3', { filename: image })],
  };

  const readCart = (relationships: object, included: readonly object[]) => {
    const { client } = createStubClient(({ pathname }) => {
      if (pathname === '/api/shop-v1/products') return described;
      if (pathname === '/api/eshop/carrito/ensamble/5')
        return { data: bareBuild(toMany('products', '41', '42')) };
      return { data: resource('carts', '1', totals, relationships), included };
    });
    return readCustomerCart(client);
  };

  it('a line that only names its product has its picture and its address', async () => {
    const { items } = await readCart({ items: toMany('cart-items', '7') }, [bareLine('7', '41')]);
    expect(items[0]?.line.product).toMatchObject({ slug: 'monitor', name: 'Monitor', image });
  });

  it('a build whose parts the cart only links to has its parts and their prices', async () => {
    const links = { links: { related: '/api/eshop/carrito/ensamble' } };
    const { builds, items } = await readCart(
      { items: toMany('cart-items', '7', '8'), assemblies: toMany('assemblies', 'a5') },
      [bareLine('7', '41'), bareLine('8', '42'), bareBuild(links)],
    );
    expect(builds.map(({ id }) => id)).toEqual(['5']);
    expect(items.map(({ line }) => [line.assemblyId, line.sent?.total])).toEqual([
      ['5', 58],
      ['5', 58],
    ]);
  });
});
