import type { Favorite } from '@/lib/domain/favorites/favorite';
import { removeFavorite } from '@/lib/domain/favorites/favorite';
import {
  applyPendingFavorites,
  type PendingFavorite,
} from '@/lib/domain/favorites/pending-favorites';
import { removeItemFromLists } from '@/lib/domain/favorites/update-lists';
import { findItemByProduct, getDefaultWishlist } from '@/lib/domain/favorites/wishlist';
import { deleteWishlistItem } from '@/lib/queries/wishlists';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import {
  addToList,
  ensureDefaultList,
  getCachedLists,
  invalidateLists,
  updateListsInAllTabs,
} from './wishlist-cache';

/** Called after a change failed and was rolled back. */
export type OnFavoriteChangeFailed = (wish: PendingFavorite, error: unknown) => void;

/**
 * Optimistic favorites of one customer: a change is shown at once and then sent, one call at a time per product,
 * until the server has the last choice.
 * @param ready resolves when the first call may be sent
 */
export function createFavoritesQueue(
  customerId: string,
  onFailed: OnFavoriteChangeFailed,
  ready: () => Promise<unknown>,
) {
  const pending = new Map<string, PendingFavorite>();
  const busy = new Set<string>();
  let isOver = false;

  function show(): void {
    const lists = getCachedLists(customerId);
    if (lists && !isOver)
      useFavoritesStore.setState({ customerFavorites: applyPendingFavorites(lists, pending) });
  }

  const savedItem = (id: string) =>
    findItemByProduct(getDefaultWishlist(getCachedLists(customerId) ?? []), id);

  async function applyOnServer({ favorite, isFavorite }: PendingFavorite): Promise<void> {
    if (isFavorite) {
      const { id } = await ensureDefaultList(customerId);
      await addToList(customerId, id, favorite);
      return;
    }
    const item = savedItem(favorite.id);
    if (!item) return;
    await deleteWishlistItem(item.id);
    await updateListsInAllTabs(customerId, (lists) => removeItemFromLists(lists, item.id));
  }

  async function flush(id: string): Promise<void> {
    if (busy.has(id)) return;
    busy.add(id);
    await ready().catch(() => undefined);
    for (let wish = pending.get(id); wish && !isOver; wish = pending.get(id)) {
      const isFulfilled = wish.isFavorite === (savedItem(id) !== null);
      try {
        if (!isFulfilled) await applyOnServer(wish);
        // If the button was pressed again in the meantime, the newer change is sent next.
        if (pending.get(id) === wish) pending.delete(id);
      } catch (error) {
        pending.delete(id);
        invalidateLists(customerId);
        if (!isOver) onFailed(wish, error);
      }
    }
    busy.delete(id);
    show();
  }

  return {
    show,
    toggle(favorite: Favorite): void {
      const { id } = favorite;
      const wanted = !selectIsFavorite(id)(useFavoritesStore.getState());
      // It may be a guest favorite that is not on the server yet.
      if (!wanted) {
        useFavoritesStore.setState(({ favorites }) => ({
          favorites: removeFavorite(favorites, id),
        }));
      }
      pending.set(id, { favorite, isFavorite: wanted });
      show();
      void flush(id);
    },
    /** Ends with the session: calls that are still running change nothing on screen. */
    end(): void {
      isOver = true;
    },
  };
}
