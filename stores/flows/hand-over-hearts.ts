import { ApiError } from '@/lib/api/errors';
import { removeFavorite } from '@/lib/domain/wishlist/favorite';
import { wishedProduct } from '@/lib/domain/wishlist/hearts';
import { itemOf } from '@/lib/domain/wishlist/wishlist';
import { useFavoritesStore } from '../favorites-store';
import { useSessionStore } from '../session-store';
import { exclusively } from './exclusively';
import { defaultAmong, freshLists, putInList, WISHLIST_LOCK } from './wishlists';

/** The hearts that the device holds now, whichever tab wrote them. */
function heldHearts() {
  useFavoritesStore.persist.refresh();
  return useFavoritesStore.getState().favorites;
}

function leaveDevice(id: string): void {
  useFavoritesStore.persist.refresh();
  useFavoritesStore.setState(({ favorites }) => ({ favorites: removeFavorite(favorites, id) }));
  useFavoritesStore.persist.flush();
}

/** The backend does not sell it any more, so there is nothing to keep. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/**
 * Gives a visitor's hearts to the customer they became. Each leaves the device only when the server has it, so the
 * same may begin anew after any failure, in any tab: a product that the list has already is not saved again.
 * @throws ApiError when the server cannot be asked; what it does not have yet is still on the device
 */
export function handOverHearts(customerId: string): Promise<void> {
  return exclusively(WISHLIST_LOCK, async () => {
    if (heldHearts().length === 0) return;
    const list = await defaultAmong(customerId, await freshLists(customerId));
    // The oldest first: a list keeps the order in which it was filled.
    for (const favorite of [...heldHearts()].reverse()) {
      const { id } = favorite;
      if (useSessionStore.getState().customer?.id !== customerId) return;
      if (!heldHearts().some((held) => held.id === id)) continue;
      if (!itemOf(list, id)) {
        try {
          await putInList(customerId, list.id, wishedProduct(favorite));
        } catch (error) {
          if (!isRefused(error)) throw error;
        }
      }
      leaveDevice(id);
    }
  });
}
