import type { Favorite } from '@/lib/domain/favorites/favorite';
import { removeFavorite } from '@/lib/domain/favorites/favorite';
import { shownHearts, type Wish, wishedProduct } from '@/lib/domain/favorites/hearts';
import { withoutItem } from '@/lib/domain/favorites/list-changes';
import { defaultWishlist, itemOf } from '@/lib/domain/favorites/wishlist';
import { deleteWishlistItem } from '@/lib/queries/wishlists';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import { confirmLists, defaultList, doubtLists, knownLists, putInList } from './wishlists';

/** Called after a change failed and was rolled back. */
export type OnWishFailed = (wish: Wish, error: unknown) => void;

/**
 * Optimistic favorites of one customer: a change is shown at once and then sent, one call at a time per product,
 * until the server has the last choice.
 * @param ready resolves when the first call may be sent
 */
export function createHearts(
  customerId: string,
  onFailed: OnWishFailed,
  ready: () => Promise<unknown>,
) {
  const wishes = new Map<string, Wish>();
  const busy = new Set<string>();
  let isOver = false;

  function show(): void {
    const lists = knownLists(customerId);
    if (lists && !isOver) useFavoritesStore.setState({ saved: shownHearts(lists, wishes) });
  }

  const savedItem = (id: string) => itemOf(defaultWishlist(knownLists(customerId) ?? []), id);

  async function fulfil({ favorite, wanted }: Wish): Promise<void> {
    if (wanted) {
      const { id } = await defaultList(customerId);
      await putInList(customerId, id, wishedProduct(favorite));
      return;
    }
    const item = savedItem(favorite.id);
    if (!item) return;
    await deleteWishlistItem(item.id);
    await confirmLists(customerId, (lists) => withoutItem(lists, item.id));
  }

  async function settle(id: string): Promise<void> {
    if (busy.has(id)) return;
    busy.add(id);
    await ready().catch(() => undefined);
    for (let wish = wishes.get(id); wish && !isOver; wish = wishes.get(id)) {
      const isFulfilled = wish.wanted === (savedItem(id) !== null);
      try {
        if (!isFulfilled) await fulfil(wish);
        // If the button was pressed again in the meantime, the newer change is sent next.
        if (wishes.get(id) === wish) wishes.delete(id);
      } catch (error) {
        wishes.delete(id);
        doubtLists(customerId);
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
      wishes.set(id, { favorite, wanted });
      show();
      void settle(id);
    },
    /** Ends with the session: calls that are still running change nothing on screen. */
    end(): void {
      isOver = true;
    },
  };
}
