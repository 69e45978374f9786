import { QueryObserver } from '@tanstack/react-query';
import { track } from '@/lib/analytics/track';
import { browserClient } from '@/lib/api/client/browser-client';
import { ApiError } from '@/lib/api/client/errors';
import { getQueryClient } from '@/lib/api/client/query-client';
import { deleteWishlistItem, wishlistsQuery } from '@/lib/api/wishlists';
import { withLock } from '@/lib/browser/with-lock';
import { type Favorite, removeFavorite } from '@/lib/domain/favorites/favorite';
import {
  applyPendingFavorites,
  findItemByProduct,
  getDefaultWishlist,
  type PendingFavorite,
  removeItemFromLists,
  type Wishlist,
} from '@/lib/domain/favorites/wishlist';
import type { ProductSnapshot } from '@/lib/domain/product/types';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import { createMutationQueue } from '@/stores/mutations/create-mutation-queue';
import { followCustomer } from '@/stores/session/session-actions';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import {
  addToList,
  ensureDefaultList,
  fetchLists,
  findOrCreateDefaultList,
  getCachedLists,
  invalidateLists,
  refetchLists,
  updateListsInAllTabs,
  WISHLIST_LOCK,
  wishlistTabs,
} from './wishlist-cache';

type FavoritesStore = typeof useFavoritesStore;

function readGuestFavorites(store: FavoritesStore): readonly Favorite[] {
  store.persist.rehydrate();
  return store.getState().favorites;
}

function removeGuestFavorite(store: FavoritesStore, id: string): void {
  store.persist.rehydrate();
  store.setState(({ favorites }) => ({ favorites: removeFavorite(favorites, id) }));
  store.persist.flush();
}

/** The product is not sold any more, so there is nothing to save. */
const isProductUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

interface FavoritesTransfer {
  store: FavoritesStore;
  /** The target list as it was before the transfer. */
  list: Wishlist;
  /** Saves one favorite on the server. Saving the same one again makes no duplicate. @throws ApiError */
  save: (favorite: Favorite) => Promise<unknown>;
  shouldContinue: () => boolean;
}

/**
 * Sends the guest's favorites to the server, oldest first, because a list keeps the order of insertion. Each favorite
 * is removed from the device only after the server has it, so any tab can start again after any failure.
 */
export async function transferFavorites({
  store,
  list,
  save,
  shouldContinue,
}: FavoritesTransfer): Promise<void> {
  for (const favorite of [...readGuestFavorites(store)].reverse()) {
    const { id } = favorite;
    if (!shouldContinue()) return;
    if (!readGuestFavorites(store).some((held) => held.id === id)) continue;
    // If the list already has the product, its quantity there stays.
    if (!findItemByProduct(list, id)) {
      try {
        await save(favorite);
      } catch (error) {
        if (!isProductUnavailable(error)) throw error;
      }
    }
    removeGuestFavorite(store, id);
  }
}

/** Into the default list, made if there is none. @throws ApiError; what the server does not have is still on the device */
function mergeGuestFavorites(customerId: string): Promise<void> {
  return withLock(WISHLIST_LOCK, async () => {
    const store = useFavoritesStore;
    const known = readGuestFavorites(store).length > 0 ? [] : await fetchLists(customerId);
    // Another tab may have created the list while this one waited for the lock.
    const lists = known.length > 0 ? known : await refetchLists(customerId);
    const list = await findOrCreateDefaultList(customerId, lists);
    await transferFavorites({
      store,
      list,
      save: (favorite) => addToList(customerId, list.id, favorite),
      shouldContinue: () => useSessionStore.getState().customer?.id === customerId,
    });
  });
}

async function applyOnServer(customerId: string, { favorite, isFavorite }: PendingFavorite) {
  const saved = getDefaultWishlist(getCachedLists(customerId) ?? []);
  const item = findItemByProduct(saved, favorite.id);
  if (isFavorite && !item) {
    const { id } = await ensureDefaultList(customerId);
    await addToList(customerId, id, favorite);
  }
  if (!isFavorite && item) {
    await deleteWishlistItem(browserClient, item.id);
    await updateListsInAllTabs(customerId, (lists) => removeItemFromLists(lists, item.id));
  }
  return undefined;
}

export function hasMultipleLists(): boolean {
  const owner = selectAuthorizedCustomerId(useSessionStore.getState());
  return owner !== null && (getCachedLists(owner)?.length ?? 0) > 1;
}

interface FavoritesSyncEvents {
  /** A change failed and was rolled back. */
  onFailed: (change: PendingFavorite, error: unknown) => void;
  /** A product was added to the favorites, and the customer also has other lists. */
  onAdded: (favorite: Favorite) => void;
}

const isSaved = (id: string) => selectIsFavorite(id)(useFavoritesStore.getState());

function syncCustomerFavorites(customerId: string, events: FavoritesSyncEvents): () => void {
  let merging: Promise<unknown> = Promise.resolve();
  const mergeGuest = () => {
    // Favorites that could not be sent stay on the device until the next page load or the next `online` event.
    merging = mergeGuestFavorites(customerId).catch(() => undefined);
  };
  const queue = createMutationQueue<PendingFavorite>({
    send: (change) => applyOnServer(customerId, change),
    ready: () => merging,
  });
  const show = () => {
    const lists = getCachedLists(customerId);
    if (!lists) return;
    const customerFavorites = applyPendingFavorites(lists, queue.getPending());
    useFavoritesStore.setState({ customerFavorites });
  };
  const toggleElsewhere = (favorite: Favorite, product?: ProductSnapshot) => {
    const { id } = favorite;
    const change = { favorite, isFavorite: !isSaved(id) };
    // It may be a guest favorite that is not on the server yet.
    if (!change.isFavorite) {
      useFavoritesStore.setState(({ favorites }) => ({ favorites: removeFavorite(favorites, id) }));
    }
    queue.enqueue(id, change).catch((error: unknown) => {
      invalidateLists(customerId);
      events.onFailed(change, error);
    });
    if (isSaved(id) && product) track({ name: 'add_to_wishlist', product });
    if (isSaved(id) && hasMultipleLists()) events.onAdded(favorite);
  };
  const observer = new QueryObserver(getQueryClient(), wishlistsQuery(customerId));
  const onLists = () => {
    if (observer.getCurrentResult().data === undefined) return;
    useFavoritesStore.setState({ toggleElsewhere });
    show();
  };
  const stops = [
    queue.subscribe(show),
    observer.subscribe(onLists),
    wishlistTabs.subscribe((changed) => changed === customerId && invalidateLists(customerId)),
  ];
  addEventListener('online', mergeGuest);
  onLists();
  mergeGuest();
  return () => {
    for (const stop of stops) stop();
    queue.reset();
    removeEventListener('online', mergeGuest);
    useFavoritesStore.setState({ customerFavorites: [], toggleElsewhere: null });
  };
}

/** Syncs the signed-in customer's favorites, and moves a guest's favorites to them. Returns a function that stops it. */
export const startFavoritesSync = (events: FavoritesSyncEvents): (() => void) =>
  followCustomer((customerId) => syncCustomerFavorites(customerId, events));
