import { ApiError } from '@/lib/api/client/errors';
import { withLock } from '@/lib/browser/with-lock';
import { type Favorite, removeFavorite } from '@/lib/domain/favorites/favorite';
import { findItemByProduct, type Wishlist } from '@/lib/domain/favorites/wishlist';
import { type FavoritesState, useFavoritesStore } from '@/stores/favorites/favorites-store';
import type { PersistedStore } from '@/stores/persistence/create-persisted-store';
import { useSessionStore } from '@/stores/session/session-store';
import {
  addToList,
  fetchLists,
  findOrCreateDefaultList,
  refetchLists,
  WISHLIST_LOCK,
} from './wishlist-cache';

type FavoritesStore = PersistedStore<FavoritesState>;

/** The guest's favorites on the device, including what other tabs wrote. */
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

/** What `transferFavorites` needs. */
export interface FavoritesTransfer {
  store: FavoritesStore;
  /** The target list as it was before the transfer. */
  list: Wishlist;
  /** Saves one favorite on the server. Saving the same one again makes no duplicate. @throws ApiError */
  save: (favorite: Favorite) => Promise<unknown>;
  /** Whether the same customer is still signed in. */
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

/**
 * Creates the customer's default list if there is none, and moves the guest's favorites into it.
 * @throws ApiError when the server fails; favorites that it does not have yet are still on the device
 */
export function mergeGuestFavorites(customerId: string): Promise<void> {
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
