import { browserClient } from '@/lib/api/client/browser-client';
import { deleteWishlistItem } from '@/lib/api/wishlists';
import type { Favorite } from '@/lib/domain/favorites/favorite';
import { removeFavorite } from '@/lib/domain/favorites/favorite';
import {
  applyPendingFavorites,
  type PendingFavorite,
} from '@/lib/domain/favorites/pending-favorites';
import { removeItemFromLists } from '@/lib/domain/favorites/update-lists';
import { findItemByProduct, getDefaultWishlist } from '@/lib/domain/favorites/wishlist';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import { createMutationQueue } from '@/stores/mutations/create-mutation-queue';
import {
  addToList,
  ensureDefaultList,
  getCachedLists,
  invalidateLists,
  updateListsInAllTabs,
} from './wishlist-cache';

/** Called after a change failed and was rolled back. */
export type OnFavoriteChangeFailed = (change: PendingFavorite, error: unknown) => void;

/**
 * Optimistic favorites of one customer.
 * @param ready resolves when the first call may be sent
 */
export function createFavoritesQueue(
  customerId: string,
  onFailed: OnFavoriteChangeFailed,
  ready: () => Promise<unknown>,
) {
  const savedItem = (id: string) =>
    findItemByProduct(getDefaultWishlist(getCachedLists(customerId) ?? []), id);

  async function applyOnServer({ favorite, isFavorite }: PendingFavorite): Promise<undefined> {
    const item = savedItem(favorite.id);
    if (isFavorite && !item) {
      const { id } = await ensureDefaultList(customerId);
      await addToList(customerId, id, favorite);
    }
    if (!isFavorite && item) {
      await deleteWishlistItem(browserClient, item.id);
      await updateListsInAllTabs(customerId, (lists) => removeItemFromLists(lists, item.id));
    }
  }

  const queue = createMutationQueue<PendingFavorite>({ send: applyOnServer, ready });

  function show(): void {
    const lists = getCachedLists(customerId);
    if (!lists) return;
    const customerFavorites = applyPendingFavorites(lists, queue.getPending());
    useFavoritesStore.setState({ customerFavorites });
  }

  const unsubscribe = queue.subscribe(show);
  return {
    show,
    toggle(favorite: Favorite): void {
      const { id } = favorite;
      const change = { favorite, isFavorite: !selectIsFavorite(id)(useFavoritesStore.getState()) };
      // It may be a guest favorite that is not on the server yet.
      if (!change.isFavorite) {
        useFavoritesStore.setState(({ favorites }) => ({
          favorites: removeFavorite(favorites, id),
        }));
      }
      queue.enqueue(id, change).catch((error: unknown) => {
        invalidateLists(customerId);
        onFailed(change, error);
      });
    },
    /** Ends with the session: calls that are still running change nothing on screen. */
    end(): void {
      unsubscribe();
      queue.reset();
    },
  };
}
