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

/** The hearts that the device holds now, whichever tab wrote them. */
function heldHearts(store: FavoritesStore): readonly Favorite[] {
  store.persist.refresh();
  return store.getState().favorites;
}

function leaveDevice(store: FavoritesStore, id: string): void {
  store.persist.refresh();
  store.setState(({ favorites }) => ({ favorites: removeFavorite(favorites, id) }));
  store.persist.flush();
}

/** The backend does not sell it any more, so there is nothing to keep. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/** How hearts are given away. */
export interface Giving {
  store: FavoritesStore;
  /** What the list had before. */
  list: Wishlist;
  /** Has the server save one. Of one that it has already it makes no second. @throws ApiError */
  put: (favorite: Favorite) => Promise<unknown>;
  /** Whether they may still be given: another session is another customer's. */
  isWanted: () => boolean;
}

/**
 * Gives away the hearts of the device, the oldest first since a list keeps the order in which it was filled. Each leaves
 * the device only when the server has it, so the same may begin anew after any failure, in any tab.
 */
export async function giveHearts({ store, list, put, isWanted }: Giving): Promise<void> {
  for (const favorite of [...heldHearts(store)].reverse()) {
    const { id } = favorite;
    if (!isWanted()) return;
    if (!heldHearts(store).some((held) => held.id === id)) continue;
    // One that the list has already keeps the number of pieces that it has there.
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
 * Makes the default list of a customer who has none, and gives a visitor's hearts to the customer they became.
 * @throws ApiError when the server cannot be asked; what it does not have yet is still on the device
 */
export function handOverHearts(customerId: string): Promise<void> {
  return exclusively(WISHLIST_LOCK, async () => {
    const store = useFavoritesStore;
    const known = heldHearts(store).length > 0 ? [] : await readLists(customerId);
    // Another tab may have made the list while this one waited for its turn.
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
