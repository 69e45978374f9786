import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserClient } from '@/lib/api/client/browser-client';
import { entities, models } from '@/lib/api/client/wire';
import { productsByIdQuery } from '@/lib/api/product-summaries';
import { isDuplicateReviewError, ownReviewQuery, saveReview } from '@/lib/api/reviews';
import * as wishlists from '@/lib/api/wishlists';
import { documentOf, resource, toMany, toOne } from '@/tests/support/resource';
import { must } from '../../mock-api/test-client';
import { mockBackend, type Resolver } from '../../support/mock-backend';

const backend = mockBackend();
const send = vi.fn<Resolver>();
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const [LIST, ITEM] = ['customer-wishlists', 'customer-wishlist-items'];
const product = toOne('products', '7');
const item = { data: resource(ITEM, '10', { qty: 1 }, { product }) };
const NAMED = { name: 'Regalos' };
const list = { data: resource(LIST, '1', NAMED) };
const written = { rating: 4, shortOpinion: 'Buena', opinion: 'Me gustó mucho.' };
const toSave = { productId: '7', customerId: '2', existing: null, written };
const review = { data: resource('product-reviews', '5', { rating: 4 }) };

beforeEach(() => {
  backend.onAny(send.mockReset().mockReturnValue({ data: [] }));
});
afterEach(() => client.clear());

const answer = (document: object) => send.mockReturnValueOnce(document);
function lastCall() {
  const { method, url, body } = must(send.mock.lastCall)[0];
  return { call: `${method} ${url.pathname}`, query: Object.fromEntries(url.searchParams), body };
}
const FIELDS = {
  'fields[products]':
    'name,slug,coverImage,price_with_tax,current_price_with_tax,mwi_one_disc_percent,mwi_one_price_with_tax',
  'fields[product-images]': 'is_cover,filename,filename_2,filename_3,filename_4,filename_5',
};

it('requests only the fields of the specification', async () => {
  await client.fetchQuery(wishlists.wishlistsQuery('2'));
  expect(lastCall()).toEqual({
    call: 'GET /api/shop-v1/customers/2/wishlists',
    query: { include: 'items.product.coverImage', ...FIELDS },
    body: undefined,
  });
});

it.each([
  ['without items', {}],
  ['with identifiers of items', { relationships: { items: toMany(ITEM, '10') } }],
])('asks for the items of lists that come %s', async (_, more) => {
  const [first, second] = [resource(LIST, '1', NAMED), resource(LIST, '2', NAMED)];
  answer({ data: [{ ...first, ...more }, second] });
  const onFirst = { product, wishlist: toOne(LIST, '1') };
  const elsewhere = resource(ITEM, '11', { qty: 1 }, { product });
  answer({ data: [resource(ITEM, '10', { qty: 1 }, onFirst), elsewhere] });
  const read = await client.fetchQuery(wishlists.wishlistsQuery('2'));
  expect(read.map(({ id, items }) => [id, items.map((one) => one.id)])).toEqual([
    ['1', ['10']],
    ['2', []],
  ]);
  expect(lastCall()).toMatchObject({
    call: 'GET /api/shop-v1/customers/2/wishlist-items',
    query: { include: 'wishlist,product.coverImage' },
  });
});

it('asks for no items of lists that have them, or that are empty', async () => {
  const full = resource(LIST, '1', NAMED, { items: toMany(ITEM, '10') });
  const empty = resource(LIST, '2', NAMED, { items: toMany(ITEM) });
  answer({ data: [full, empty], included: [item.data] });
  const read = await client.fetchQuery(wishlists.wishlistsQuery('2'));
  expect(read.map(({ items }) => items.length)).toEqual([1, 0]);
  expect(send).toHaveBeenCalledOnce();
});

it('saves an item: POST without an id, PATCH with one', async () => {
  answer(item);
  await wishlists.saveWishlistItem(browserClient, { wishlistId: '1', productId: '7', qty: 0 });
  const relationships = { wishlist: toOne(LIST, '1'), product };
  const query = { include: 'wishlist,product', 'filter[product][]': '7', ...FIELDS };
  const data = { type: ITEM, attributes: { qty: 1 }, relationships };
  expect(lastCall()).toEqual({ call: `POST /api/shop-v1/${ITEM}`, query, body: { data } });
  answer(item);
  await wishlists.saveWishlistItem(browserClient, {
    id: '10',
    wishlistId: '1',
    productId: '7',
    qty: 3,
  });
  expect(lastCall()).toEqual({
    call: `PATCH /api/shop-v1/${ITEM}/10`,
    query,
    body: { data: { ...data, id: '10', attributes: { qty: 3 } } },
  });
});

it('sends no request without a product', async () => {
  const saving = wishlists.saveWishlistItem(browserClient, {
    wishlistId: '1',
    productId: '',
    qty: 1,
  });
  await expect(saving).rejects.toThrow('si no existe el id de producto.');
  expect(send).not.toHaveBeenCalled();
});

it('creates, renames and deletes lists, and removes items', async () => {
  const relationships = { customer: toOne('customers', '2') };
  answer(list);
  const created = await wishlists.createWishlist(browserClient, { customerId: '2', ...NAMED });
  expect(created).toMatchObject({ id: '1', ...NAMED });
  const data = { type: LIST, attributes: NAMED, relationships };
  expect(lastCall()).toMatchObject({ call: `POST /api/shop-v1/${LIST}`, body: { data } });
  answer(list);
  await wishlists.renameWishlist(browserClient, { customerId: '2', id: '1', ...NAMED });
  expect(lastCall()).toMatchObject({
    call: `PATCH /api/shop-v1/${LIST}/1`,
    body: { data: { ...data, id: '1' } },
  });
  send.mockReturnValueOnce(new Response(null, { status: 204 }));
  await wishlists.deleteWishlist(browserClient, '1');
  expect(lastCall().call).toBe(`DELETE /api/shop-v1/${LIST}/1`);
  // An item that is already deleted is not an error.
  send.mockReturnValueOnce(Response.json({ message: 'Ya no está.' }, { status: 404 }));
  await wishlists.deleteWishlistItem(browserClient, '10');
  expect(lastCall().call).toBe(`DELETE /api/shop-v1/${ITEM}/10`);
});

it('requests many products in groups, in any order', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => String(index));
  await client.fetchQuery(productsByIdQuery(ids));
  await client.fetchQuery(productsByIdQuery([...ids].reverse()));
  expect(send).toHaveBeenCalledTimes(2);
});

it('creates a review without an id, updates one with an id, and merges the answer', async () => {
  answer(review);
  const saved = await saveReview(browserClient, toSave);
  const data = {
    type: 'product-reviews',
    attributes: { rating: 4, short_opinion: 'Buena', opinion: 'Me gustó mucho.' },
    relationships: { product, customer: toOne('customers', '2') },
  };
  expect(lastCall()).toEqual({
    call: 'POST /api/shop-v1/product-reviews',
    query: {
      'fields[product-reviews]':
        'customer_name,rating,opinion,short_opinion,created_utc,created_at_text',
    },
    body: { data },
  });
  answer(review);
  await saveReview(browserClient, { ...toSave, existing: saved });
  expect(lastCall()).toMatchObject({
    call: 'PATCH /api/shop-v1/product-reviews/5',
    body: { data: { ...data, id: '5' } },
  });
});

it('finds the customer’s own review, and recognises a duplicate', async () => {
  answer({ data: [review.data] });
  expect(await client.fetchQuery(ownReviewQuery('2', '7'))).toMatchObject({ id: '5', rating: 4 });
  expect(lastCall().query).toMatchObject({ 'filter[product]': '7' });
  expect(await client.fetchQuery(ownReviewQuery('2', '8'))).toBeNull();
  const errors = [{ detail: 'Ya.', source: { pointer: '/data/relationships/product' } }];
  send.mockReturnValueOnce(Response.json({ errors }, { status: 422 }));
  const refused = await saveReview(browserClient, toSave).catch((error: unknown) => error);
  expect(isDuplicateReviewError(refused)).toBe(true);
  expect(isDuplicateReviewError(new Error('x'))).toBe(false);
});

const created_at = '2026-01-05T17:08:05.324Z';
const priced = {
  name: 'Mouse',
  slug: 'mouse',
  price_with_tax: '500.00',
  current_price_with_tax: 400,
  mwi_one_disc_percent: 5,
  mwi_one_price_with_tax: 380,
};
const document = {
  data: [
    resource(
      LIST,
      '1',
      { name: 'Mis favoritos', created_at },
      { items: toMany(ITEM, '10', '11', '12') },
    ),
    resource(LIST, '2', { name: 'Vacía' }),
  ],
  included: [
    resource(ITEM, '10', { qty: 2 }, { product }),
    resource(ITEM, '11', { qty: 0 }, { product: toOne('products', '8') }),
    resource(ITEM, '12', { qty: 1 }),
    resource('products', '7', priced, { coverImage: toOne('product-images', '70') }),
    resource('product-images', '70', { is_cover: true, filename_3: 'https://x.test/m.webp' }),
  ],
};
const lists = entities(models(documentOf(document).data), wishlists.toWishlist);

it('reads lists with the fields of their cards', () => {
  expect(lists.map(({ id, name, items }) => [id, name, items.length])).toEqual([
    ['1', 'Mis favoritos', 2],
    ['2', 'Vacía', 0],
  ]);
  const image = 'https://x.test/m.webp';
  const prices = { priceWithTax: 500, currentPriceWithTax: 400 };
  const pricing = { ...prices, mwiOneDiscPercent: 5, mwiOnePriceWithTax: 380 };
  const product = { id: '7', slug: 'mouse', name: 'Mouse', pricing, image };
  expect(lists[0]?.items[0]).toMatchObject({ id: '10', qty: 2, product });
});

it('keeps an item whose product is no longer sold, so that it can be removed, with a quantity of at least 1', () => {
  const product = { id: '8', slug: '', name: '', image: null };
  expect(lists[0]?.items[1]).toMatchObject({ id: '11', qty: 1, product });
});

it('drops an item without a product', () => {
  expect(wishlists.toWishlistItem({ type: ITEM, id: '12' })).toBeNull();
  expect(wishlists.toWishlist({ type: LIST, id: '' })).toBeNull();
});
