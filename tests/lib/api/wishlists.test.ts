import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserClient } from '@/lib/api/client/browser-client';
import { productsByIdQuery } from '@/lib/api/product-summaries';
import { isDuplicateReviewError, ownReviewQuery, saveReview } from '@/lib/api/reviews';
import {
  createWishlist,
  deleteWishlist,
  deleteWishlistItem,
  renameWishlist,
  saveWishlistItem,
  wishlistsQuery,
} from '@/lib/api/wishlists';
import { resource } from '@/tests/support/resource';
import { must } from '../../mock-api/test-client';
import { mockBackend, type Resolver } from '../../support/mock-backend';

const backend = mockBackend();
const send = vi.fn<Resolver>();
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const product = { data: { type: 'products', id: '7' } };
const item = { data: resource('customer-wishlist-items', '10', { qty: 1 }, { product }) };
const ITEM = 'customer-wishlist-items';
const list = { data: { type: 'customer-wishlists', id: '1', attributes: { name: 'Regalos' } } };
const written = { rating: 4, shortOpinion: 'Buena', opinion: 'Me gustó mucho.' };
const toSave = { productId: '7', customerId: '2', existing: null, written };
const review = { data: { type: 'product-reviews', id: '5', attributes: { rating: 4 } } };

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
  await client.fetchQuery(wishlistsQuery('2'));
  expect(lastCall()).toEqual({
    call: 'GET /api/shop-v1/customers/2/wishlists',
    query: { include: 'items.product.coverImage', ...FIELDS },
    body: undefined,
  });
});

it.each([
  ['without items', {}],
  ['with identifiers of items', { relationships: { items: { data: [{ type: ITEM, id: '10' }] } } }],
])('asks for the items of lists that come %s', async (_, more) => {
  const lists = [
    { ...list.data, ...more },
    { ...list.data, id: '2' },
  ];
  const wishlist = { data: { type: list.data.type, id: '1' } };
  const other = { ...item.data, id: '11' };
  answer({ data: lists });
  answer({ data: [{ ...item.data, relationships: { product, wishlist } }, other] });
  const read = await client.fetchQuery(wishlistsQuery('2'));
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
  const full = { ...list.data, relationships: { items: { data: [{ type: ITEM, id: '10' }] } } };
  const empty = { ...list.data, id: '2', relationships: { items: { data: [] } } };
  answer({ data: [full, empty], included: [item.data] });
  const read = await client.fetchQuery(wishlistsQuery('2'));
  expect(read.map(({ items }) => items.length)).toEqual([1, 0]);
  expect(send).toHaveBeenCalledOnce();
});

it('saves an item: POST without an id, PATCH with one', async () => {
  answer(item);
  await saveWishlistItem(browserClient, { wishlistId: '1', productId: '7', qty: 0 });
  const relationships = { wishlist: { data: { type: 'customer-wishlists', id: '1' } }, product };
  const query = { include: 'wishlist,product', 'filter[product][]': '7', ...FIELDS };
  const data = { type: ITEM, attributes: { qty: 1 }, relationships };
  expect(lastCall()).toEqual({ call: `POST /api/shop-v1/${ITEM}`, query, body: { data } });
  answer(item);
  await saveWishlistItem(browserClient, { id: '10', wishlistId: '1', productId: '7', qty: 3 });
  expect(lastCall()).toEqual({
    call: `PATCH /api/shop-v1/${ITEM}/10`,
    query,
    body: { data: { ...data, id: '10', attributes: { qty: 3 } } },
  });
});

it('sends no request without a product', async () => {
  const saving = saveWishlistItem(browserClient, { wishlistId: '1', productId: '', qty: 1 });
  await expect(saving).rejects.toThrow('si no existe el id de producto.');
  expect(send).not.toHaveBeenCalled();
});

it('creates, renames and deletes lists, and removes items', async () => {
  const customer = { customer: { data: { type: 'customers', id: '2' } } };
  answer(list);
  expect(await createWishlist(browserClient, { customerId: '2', name: 'Regalos' })).toMatchObject({
    id: '1',
    name: 'Regalos',
  });
  const data = {
    type: 'customer-wishlists',
    attributes: { name: 'Regalos' },
    relationships: customer,
  };
  expect(lastCall()).toMatchObject({
    call: 'POST /api/shop-v1/customer-wishlists',
    body: { data },
  });
  answer(list);
  await renameWishlist(browserClient, { customerId: '2', id: '1', name: 'Regalos' });
  expect(lastCall()).toMatchObject({
    call: 'PATCH /api/shop-v1/customer-wishlists/1',
    body: { data: { ...data, id: '1' } },
  });
  send.mockReturnValueOnce(new Response(null, { status: 204 }));
  await deleteWishlist(browserClient, '1');
  expect(lastCall().call).toBe('DELETE /api/shop-v1/customer-wishlists/1');
  // An item that is already deleted is not an error.
  send.mockReturnValueOnce(Response.json({ message: 'Ya no está.' }, { status: 404 }));
  await deleteWishlistItem(browserClient, '10');
  expect(lastCall().call).toBe('DELETE /api/shop-v1/customer-wishlist-items/10');
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
    relationships: { product, customer: { data: { type: 'customers', id: '2' } } },
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
