// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/errors';
import type { Customer } from '@/lib/domain/account/types';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import { favoriteToWishlistProduct } from '@/lib/domain/favorites/pending-favorites';
import type { Wishlist } from '@/lib/domain/favorites/wishlist';
import { getQueryClient } from '@/lib/queries/query-client';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import { startFavoritesSync } from '@/stores/flows/favorites/start-favorites-sync';
import { closeSession, openSession } from '@/stores/session/session-actions';
import { makeProduct } from '../../../lib/domain/product/make-product';

const server = vi.hoisted(() => ({
  readWishlists: vi.fn(),
  createWishlist: vi.fn(),
  saveWishlistItem: vi.fn(),
  deleteWishlistItem: vi.fn(),
}));
vi.mock('@/lib/queries/wishlists', () => ({
  ...server,
  wishlists: (id: string) => ({
    queryKey: ['customer', id, 'wishlists'],
    queryFn: () => server.readWishlists(id),
  }),
}));

const customer = { id: '7', name: 'Ana', email: 'ana@ejemplo.mx' } as Customer;
const logIn = (change: Partial<Customer> = {}) =>
  openSession({
    customer: { ...customer, authorizedDevice: true, ...change },
    accessToken: 'asa',
    expiresIn: 60,
  });
const favorite = (id: string) => toFavorite(makeProduct({ id, slug: `p-${id}` }));
const list = (id: string, name: string, ids: string[] = []): Wishlist => ({
  id,
  name,
  createdAt: `2026-01-0${id}`,
  items: ids.map((one) => ({
    id: `i${one}`,
    qty: 1,
    product: favoriteToWishlistProduct(favorite(one)),
  })),
});
const store = () => useFavoritesStore.getState();
const hasHeart = (id: string) => selectIsFavorite(id)(store());
const press = (id: string) => store().toggle(favorite(id));
const onFailed = vi.fn();
const onAdded = vi.fn();
let stop = () => {};
const offline = new ApiError({ kind: 'network' });

beforeEach(() => {
  closeSession();
  store().clear();
  getQueryClient().clear();
  vi.resetAllMocks();
  server.readWishlists.mockResolvedValue([list('1', 'Mis favoritos', ['1'])]);
  server.saveWishlistItem.mockImplementation(async ({ productId, qty }) => ({
    id: `i${productId}`,
    qty,
    product: favoriteToWishlistProduct(favorite(productId)),
  }));
  server.deleteWishlistItem.mockResolvedValue(undefined);
  server.createWishlist.mockImplementation(async (_: string, name: string) => list('5', name));
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
  expect(server.saveWishlistItem).not.toHaveBeenCalled();
});

it('fetches nothing until the device is authorized', async () => {
  logIn({ authorizedDevice: false });
  stop = startFavoritesSync({ onFailed, onAdded });
  await Promise.resolve();
  expect(server.readWishlists).not.toHaveBeenCalled();
});

it('shows a change at once and saves only the last choice', async () => {
  logIn();
  await follow();
  let answer = () => {};
  server.saveWishlistItem.mockImplementationOnce(
    ({ productId }) =>
      new Promise((resolve) => {
        answer = () =>
          resolve({ id: 'new', qty: 1, product: favoriteToWishlistProduct(favorite(productId)) });
      }),
  );
  press('2');
  expect(hasHeart('2')).toBe(true);
  await vi.waitFor(() => expect(server.saveWishlistItem).toHaveBeenCalledTimes(1));
  press('2');
  expect(hasHeart('2')).toBe(false);
  press('2');
  press('2');
  answer();
  await vi.waitFor(() => expect(server.deleteWishlistItem).toHaveBeenCalledWith('new'));
  expect(hasHeart('2')).toBe(false);
  expect(server.saveWishlistItem).toHaveBeenCalledTimes(1);
});

it('rolls back what the server rejects, and notifies', async () => {
  logIn();
  await follow();
  server.saveWishlistItem.mockRejectedValue(offline);
  server.deleteWishlistItem.mockRejectedValue(offline);
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
  server.saveWishlistItem.mockRejectedValueOnce(offline);
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
  server.saveWishlistItem.mockRejectedValue(offline);
  logIn();
  await follow();
  await vi.waitFor(() => expect(server.saveWishlistItem).toHaveBeenCalledTimes(1));
  press('2');
  expect(hasHeart('2')).toBe(false);
  expect(store().favorites).toEqual([]);
});

it('creates the default list once for a customer who has none', async () => {
  server.readWishlists.mockResolvedValue([]);
  logIn();
  stop = startFavoritesSync({ onFailed, onAdded });
  await vi.waitFor(() => expect(server.createWishlist).toHaveBeenCalledWith('7', 'Mis favoritos'));
  press('2');
  press('3');
  await vi.waitFor(() =>
    expect(
      store()
        .customerFavorites.map(({ id }) => id)
        .sort(),
    ).toEqual(['2', '3']),
  );
  await vi.waitFor(() => expect(server.saveWishlistItem).toHaveBeenCalledTimes(2));
  expect(server.createWishlist).toHaveBeenCalledTimes(1);
  expect(server.saveWishlistItem).toHaveBeenCalledWith({ wishlistId: '5', productId: '2', qty: 1 });
});

it('uses the list that another device has just created', async () => {
  const taken = { pointer: '/data/attributes/name', detail: 'Ya tienes una lista con ese nombre.' };
  server.createWishlist.mockRejectedValue(
    new ApiError({ kind: 'http', status: 422, errors: [taken] }),
  );
  server.readWishlists.mockResolvedValueOnce([]);
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
  server.readWishlists.mockResolvedValue([list('1', 'Mis favoritos', ['1']), list('2', 'Regalos')]);
  await follow();
  press('3');
  expect(onAdded).toHaveBeenCalledWith(favorite('3'));
  press('1');
  expect(onAdded).toHaveBeenCalledTimes(1);
});
