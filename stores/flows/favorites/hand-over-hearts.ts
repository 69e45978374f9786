import { ApiError } from '@/lib/api/errors';
import { exclusively } from '@/lib/browser/exclusively';
import { type Favorite, removeFavorite } from '@/lib/domain/favorites/favorite';
import { wishedProduct } from '@/lib/domain/favorites/hearts';
import { itemOf, type Wishlist } from '@/lib/domain/favorites/wishlist';
import { type FavoritesState, useFavoritesStore } from '@/stores/favorites/favorites-store';
import type { PersistedStore } from '@/stores/persistence/create-persisted-store';
import { useSessionStore } from '@/stores/session/session-store';
import { defaultAmong, freshLists, putInList, readLists, WISHLIST_LOCK } from './wishlists';

type FavoritesStore = PersistedStore<FavoritesState>;

/** The guest's favorites on the device, including what other tabs wrote. */
function heldHearts(store: FavoritesStore): readonly Favorite[] {
  store.persist.refresh();
  return store.getState().favorites;
}

function leaveDevice(store: FavoritesStore, id: string): void {
  store.persist.refresh();
  store.setState(({ favorites }) => ({ favorites: removeFavorite(favorites, id) }));
  store.persist.flush();
}

/** The product is not sold any more, so there is nothing to save. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/** What `transferFavorites` needs. */
export interface Giving {
  store: FavoritesStore;
  /** The target list as it was before the transfer. */
  list: Wishlist;
  /** Saves one favorite on the server. Saving the same one again makes no duplicate. @throws ApiError */
  put: (favorite: Favorite) => Promise<unknown>;
  /** Whether the same customer is still signed in. */
  isWanted: () => boolean;
}

/**
 * Sends the guest's favorites to the server, oldest first, because a list keeps the order of insertion. Each favorite
 * is removed from the device only after the server has it, so any tab can start again after any failure.
 */
export async function giveHearts({ store, list, put, isWanted }: Giving): Promise<void> {
  for (const favorite of [...heldHearts(store)].reverse()) {
    const { id } = favorite;
    if (!isWanted()) return;
    if (!heldHearts(store).some((held) => held.id === id)) continue;
    // If the list already has the product, its quantity there stays.
    if (!itemOf(list, id)) {
      try {
        await put(favorite);
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
    }
    leaveDevice(store, id);
  }
}

/**
 * Creates the customer's default list if there is none, and moves the guest's favorites into it.
 * @throws ApiError when the server fails; favorites that it does not have yet are still on the device
 */
export function handOverHearts(customerId: string): Promise<void> {
  return exclusively(WISHLIST_LOCK, async () => {
    const store = useFavoritesStore;
    const known = heldHearts(store).length > 0 ? [] : await readLists(customerId);
    // Another tab may have created the list while this one waited for the lock.
    const lists = known.length > 0 ? known : await freshLists(customerId);
    const list = await defaultAmong(customerId, lists);
    await giveHearts({
      store,
      list,
      put: (favorite) => putInList(customerId, list.id, wishedProduct(favorite)),
      isWanted: () => useSessionStore.getState().customer?.id === customerId,
    });
  });
}
