import type { Favorite } from './favorite';
import { getDefaultWishlist, sortItemsNewestFirst, type Wishlist } from './wishlist';

/** A change of a favorite that the server has not confirmed yet. */
export interface PendingFavorite {
  favorite: Favorite;
  /** Whether the product should be a favorite after the change. */
  isFavorite: boolean;
}

/** The favorites to show: those of the default list with all pending changes applied, newest first. */
export function applyPendingFavorites(
  lists: readonly Wishlist[],
  pending: ReadonlyMap<string, PendingFavorite>,
): Favorite[] {
  const list = getDefaultWishlist(lists);
  const kept = (list ? sortItemsNewestFirst(list) : [])
    .map(({ product }) => product)
    .filter(({ slug }) => slug !== '');
  const known = new Set(kept.map(({ id }) => id));
  const added = [...pending.values()].filter(
    ({ favorite, isFavorite }) => isFavorite && !known.has(favorite.id),
  );
  return [
    ...added.map(({ favorite }) => favorite).reverse(),
    ...kept.filter(({ id }) => pending.get(id)?.isFavorite !== false),
  ];
}
