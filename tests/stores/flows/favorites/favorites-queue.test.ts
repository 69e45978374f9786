// @vitest-environment own-window
// @reloaded: it needs modules that no other file has used.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getQueryClient } from '@/lib/api/client/query-client';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import { startFavoritesSync } from '@/stores/flows/favorites/start-favorites-sync';
import { closeSession } from '@/stores/flows/session/answer-api-error';
import { laura, signInAs } from '../../../components/account/harness';
import { makeSnapshot } from '../../../lib/domain/product/make-product';
import {
  type BackendCall,
  connectionLost,
  mockBackend,
  refusal,
} from '../../../support/mock-backend';
import { resource, toMany } from '../../../support/resource';
import { itemsOf, savedItem } from './wishlist-resources';

const backend = mockBackend();
/** Each call by what it says; the answer is a document or a response. */
const server = {
  readWishlists: vi.fn<(customerId: string | undefined) => object>(),
  createWishlist: vi.fn<(customerId: string, name: string) => object>(),
  saveWishlistItem: vi.fn<(item: SentItem) => object | Promise<object>>(),
  deleteWishlistItem: vi.fn<(id: string | undefined) => object>(),
};

interface SentItem {
  wishlistId: string;
  productId: string;
  qty: number;
}
interface SentDocument {
  data: {
    attributes: { qty: number; name: string };
    relationships: Record<'wishlist' | 'product' | 'customer', { data: { id: string } }>;
  };
}
function readItem({ body }: BackendCall): SentItem {
  const { attributes, relationships } = (body as SentDocument).data;
  const { wishlist, product } = relationships;
  return { wishlistId: wishlist.data.id, productId: product.data.id, qty: attributes.qty };
}
function readList({ body }: BackendCall): [customerId: string, name: string] {
  const { attributes, relationships } = (body as SentDocument).data;
  return [relationships.customer.data.id, attributes.name];
}

const logIn = () => signInAs(laura);
const favorite = (id: string) => toFavorite(makeSnapshot({ id, slug: `p-${id}` }));
const list = (id: string, name: string, ids: string[] = []) => {
  const items = toMany('customer-wishlist-items', ...ids.map((one) => `i${one}`));
  return resource('customer-wishlists', id, { name, created_at: `2026-01-0${id}` }, { items });
};
const listsOf = (...lists: ReturnType<typeof list>[]) => ({
  data: lists,
  included: itemsOf('1', '2', '3'),
});
const store = () => useFavoritesStore.getState();
const hasHeart = (id: string) => selectIsFavorite(id)(store());
const press = (id: string) => store().toggle(favorite(id));
const onFailed = vi.fn();
const onAdded = vi.fn();
let stop = () => {};
const offline = () => connectionLost();
const settle = () => new Promise((done) => setTimeout(done, 20));

beforeEach(() => {
  vi.resetAllMocks();
  server.readWishlists.mockReturnValue(listsOf(list('1', 'Mis favoritos', ['1'])));
  server.saveWishlistItem.mockImplementation(({ productId, qty }) => savedItem(productId, qty));
  server.deleteWishlistItem.mockImplementation(() => new Response(null, { status: 204 }));
  server.createWishlist.mockImplementation((_, name) => ({ data: list('5', name) }));
  backend.on(specEndpoints.customerWishlists, ({ params }) => server.readWishlists(params.id));
  backend.on(specEndpoints.wishlistCreate, (call) => server.createWishlist(...readList(call)));
  backend.on(specEndpoints.wishlistItemCreate, (call) => server.saveWishlistItem(readItem(call)));
  backend.on(specEndpoints.wishlistItemDelete, ({ params }) =>
    server.deleteWishlistItem(params.id),
  );
});
afterEach(() => {
  stop();
  stop = () => {};
});

async function follow() {
  stop = startFavoritesSync({ onFailed, onAdded });
  await vi.waitFor(() => expect(hasHeart('1')).toBe(true));
}

it('shows the server’s favorites, and none when the session ends', async () => {
  logIn();
  await follow();
  expect(store().favorites).toEqual([]);
  closeSession();
  expect(hasHeart('1')).toBe(false);
  press('2');
  expect(store().favorites.map(({ id }) => id)).toEqual(['2']);
  await settle();
  expect(server.saveWishlistItem).not.toHaveBeenCalled();
});

it('fetches nothing until the device is authorized', async () => {
  signInAs({ ...laura, authorizedDevice: false });
  stop = startFavoritesSync({ onFailed, onAdded });
  await settle();
  expect(server.readWishlists).not.toHaveBeenCalled();
});

it('shows a change at once and saves only the last choice', async () => {
  logIn();
  await follow();
  const saving = Promise.withResolvers<object>();
  server.saveWishlistItem.mockReturnValueOnce(saving.promise);
  press('2');
  expect(hasHeart('2')).toBe(true);
  await vi.waitFor(() => expect(server.saveWishlistItem).toHaveBeenCalledTimes(1));
  press('2');
  expect(hasHeart('2')).toBe(false);
  press('2');
  press('2');
  saving.resolve(savedItem('2', 1, 'new'));
  await vi.waitFor(() => expect(server.deleteWishlistItem).toHaveBeenCalledWith('new'));
  expect(hasHeart('2')).toBe(false);
  expect(server.saveWishlistItem).toHaveBeenCalledTimes(1);
});

it('rolls back what the server rejects, and notifies', async () => {
  logIn();
  await follow();
  server.saveWishlistItem.mockImplementation(offline);
  server.deleteWishlistItem.mockImplementation(offline);
  press('2');
  press('1');
  expect([hasHeart('1'), hasHeart('2')]).toEqual([false, true]);
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect([hasHeart('1'), hasHeart('2')]).toEqual([true, false]));
});

it('merges a guest’s favorites without duplicates', async () => {
  for (const id of ['1', '2', '3']) press(id);
  logIn();
  await follow();
  await vi.waitFor(() => expect(store().favorites).toEqual([]));
  const saved = server.saveWishlistItem.mock.calls.map(([{ productId }]) => productId);
  expect(saved).toEqual(['2', '3']);
  expect(store().customerFavorites.map(({ id }) => id)).toEqual(['3', '2', '1']);
});

it('keeps a guest’s favorites until the server answers, and retries when it is online', async () => {
  press('2');
  server.saveWishlistItem.mockImplementationOnce(offline);
  logIn();
  await follow();
  await vi.waitFor(() => expect(server.saveWishlistItem).toHaveBeenCalledTimes(1));
  expect(hasHeart('2')).toBe(true);
  expect(store().favorites).toHaveLength(1);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(store().favorites).toEqual([]));
  expect(hasHeart('2')).toBe(true);
});

it('removes a favorite that is still being sent from the device', async () => {
  press('2');
  server.saveWishlistItem.mockImplementation(offline);
  logIn();
  await follow();
  await vi.waitFor(() => expect(server.saveWishlistItem).toHaveBeenCalledTimes(1));
  press('2');
  expect(hasHeart('2')).toBe(false);
  expect(store().favorites).toEqual([]);
});

it('creates the default list once for a customer who has none', async () => {
  server.readWishlists.mockReturnValue(listsOf());
  logIn();
  stop = startFavoritesSync({ onFailed, onAdded });
  await vi.waitFor(() =>
    expect(server.createWishlist).toHaveBeenCalledWith(laura.id, 'Mis favoritos'),
  );
  press('2');
  press('3');
  const ids = () => store().customerFavorites.map(({ id }) => id);
  await vi.waitFor(() => expect(ids().sort()).toEqual(['2', '3']));
  await vi.waitFor(() => expect(server.saveWishlistItem).toHaveBeenCalledTimes(2));
  expect(server.createWishlist).toHaveBeenCalledTimes(1);
  expect(server.saveWishlistItem).toHaveBeenCalledWith({ wishlistId: '5', productId: '2', qty: 1 });
});

it('uses the list that another device has just created', async () => {
  server.createWishlist.mockImplementation(() =>
    refusal(422, 'Ya tienes una lista con ese nombre.', '/data/attributes/name'),
  );
  server.readWishlists.mockReturnValueOnce(listsOf());
  press('2');
  logIn();
  stop = startFavoritesSync({ onFailed, onAdded });
  await vi.waitFor(() => expect(store().favorites).toEqual([]));
  expect(server.saveWishlistItem).toHaveBeenCalledWith({ wishlistId: '1', productId: '2', qty: 1 });
});

it('offers other lists if there are any', async () => {
  logIn();
  await follow();
  press('2');
  expect(onAdded).not.toHaveBeenCalled();
  stop();
  getQueryClient().clear();
  server.readWishlists.mockReturnValue(
    listsOf(list('1', 'Mis favoritos', ['1']), list('2', 'Regalos')),
  );
  await follow();
  press('3');
  expect(onAdded).toHaveBeenCalledWith(favorite('3'));
  press('1');
  expect(onAdded).toHaveBeenCalledTimes(1);
});
