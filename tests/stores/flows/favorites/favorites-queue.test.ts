// @vitest-environment own-window
// @reloaded: it needs modules that no other file has used.

import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
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
  type Resolver,
  refusal,
} from '../../../support/mock-backend';
import { resource, toMany } from '../../../support/resource';
import { itemsOf, savedItem } from './wishlist-resources';

const backend = mockBackend();
const [readLists, createList] = [vi.fn<Resolver>(), vi.fn<Resolver>()];
const [saveItem, deleteItem] = [vi.fn<Resolver>(), vi.fn<Resolver>()];

interface Sent {
  data: {
    attributes: { qty: number };
    relationships: Record<'wishlist' | 'product', { data: { id: string } }>;
  };
}
function readItem({ body }: BackendCall) {
  const { attributes, relationships } = (body as Sent).data;
  const { wishlist, product } = relationships;
  return { wishlistId: wishlist.data.id, productId: product.data.id, qty: attributes.qty };
}
const savedItems = () => saveItem.mock.calls.map(([call]) => readItem(call));

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
const [onFailed, onAdded] = [vi.fn(), vi.fn()];
const offline = () => connectionLost();
const settle = () => new Promise((done) => setTimeout(done, 20));

beforeEach(() => {
  vi.resetAllMocks();
  const save = (call: BackendCall) => savedItem(readItem(call).productId);
  backend.on(
    specEndpoints.customerWishlists,
    readLists.mockReturnValue(listsOf(list('1', 'Mis favoritos', ['1']))),
  );
  backend.on(
    specEndpoints.wishlistCreate,
    createList.mockReturnValue({ data: list('5', 'Mis favoritos') }),
  );
  backend.on(specEndpoints.wishlistItemCreate, saveItem.mockImplementation(save));
  backend.on(
    specEndpoints.wishlistItemDelete,
    deleteItem.mockImplementation(() => new Response(null, { status: 204 })),
  );
});
/** Follows the customer, until the test ends or it is stopped. */
function start() {
  const stop = startFavoritesSync({ onFailed, onAdded });
  onTestFinished(stop);
  return stop;
}
async function follow() {
  const stop = start();
  await vi.waitFor(() => expect(hasHeart('1')).toBe(true));
  return stop;
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
  expect(saveItem).not.toHaveBeenCalled();
});

it('fetches nothing until the device is authorized', async () => {
  signInAs({ ...laura, authorizedDevice: false });
  start();
  await settle();
  expect(readLists).not.toHaveBeenCalled();
});

it('shows a change at once and saves only the last choice', async () => {
  logIn();
  await follow();
  const saving = Promise.withResolvers<object>();
  saveItem.mockReturnValueOnce(saving.promise);
  press('2');
  expect(hasHeart('2')).toBe(true);
  await vi.waitFor(() => expect(saveItem).toHaveBeenCalledTimes(1));
  press('2');
  expect(hasHeart('2')).toBe(false);
  press('2');
  press('2');
  saving.resolve(savedItem('2', 1, 'new'));
  await vi.waitFor(() => expect(deleteItem).toHaveBeenCalledOnce());
  expect(deleteItem.mock.lastCall?.[0].params.id).toBe('new');
  expect(hasHeart('2')).toBe(false);
  expect(saveItem).toHaveBeenCalledTimes(1);
});

it('rolls back what the server rejects, and notifies', async () => {
  logIn();
  await follow();
  saveItem.mockImplementation(offline);
  deleteItem.mockImplementation(offline);
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
  expect(savedItems().map(({ productId }) => productId)).toEqual(['2', '3']);
  expect(store().customerFavorites.map(({ id }) => id)).toEqual(['3', '2', '1']);
});

it('keeps a guest’s favorites until the server answers, and retries when it is online', async () => {
  press('2');
  saveItem.mockImplementationOnce(offline);
  logIn();
  await follow();
  await vi.waitFor(() => expect(saveItem).toHaveBeenCalledTimes(1));
  expect(hasHeart('2')).toBe(true);
  expect(store().favorites).toHaveLength(1);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(store().favorites).toEqual([]));
  expect(hasHeart('2')).toBe(true);
});

it('removes a favorite that is still being sent from the device', async () => {
  press('2');
  saveItem.mockImplementation(offline);
  logIn();
  await follow();
  await vi.waitFor(() => expect(saveItem).toHaveBeenCalledTimes(1));
  press('2');
  expect(hasHeart('2')).toBe(false);
  expect(store().favorites).toEqual([]);
});

it('creates the default list once for a customer who has none', async () => {
  readLists.mockReturnValue(listsOf());
  logIn();
  start();
  await vi.waitFor(() => expect(createList).toHaveBeenCalledOnce());
  expect(createList.mock.lastCall?.[0].body).toMatchObject({
    data: {
      attributes: { name: 'Mis favoritos' },
      relationships: { customer: { data: { id: laura.id } } },
    },
  });
  press('2');
  press('3');
  const ids = () => store().customerFavorites.map(({ id }) => id);
  await vi.waitFor(() => expect(ids().sort()).toEqual(['2', '3']));
  await vi.waitFor(() => expect(saveItem).toHaveBeenCalledTimes(2));
  expect(createList).toHaveBeenCalledTimes(1);
  expect(savedItems()).toContainEqual({ wishlistId: '5', productId: '2', qty: 1 });
});

it('uses the list that another device has just created', async () => {
  createList.mockImplementation(() =>
    refusal(422, 'Ya tienes una lista con ese nombre.', '/data/attributes/name'),
  );
  readLists.mockReturnValueOnce(listsOf());
  press('2');
  logIn();
  start();
  await vi.waitFor(() => expect(store().favorites).toEqual([]));
  expect(savedItems()).toContainEqual({ wishlistId: '1', productId: '2', qty: 1 });
});

it('offers other lists if there are any', async () => {
  logIn();
  const stop = await follow();
  press('2');
  expect(onAdded).not.toHaveBeenCalled();
  stop();
  getQueryClient().clear();
  readLists.mockReturnValue(listsOf(list('1', 'Mis favoritos', ['1']), list('2', 'Regalos')));
  await follow();
  press('3');
  expect(onAdded).toHaveBeenCalledWith(favorite('3'));
  press('1');
  expect(onAdded).toHaveBeenCalledTimes(1);
});
