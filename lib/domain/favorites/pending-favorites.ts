import type { Favorite } from './favorite';
import { toFavorite } from './favorite';
import {
  getDefaultWishlist,
  sortItemsNewestFirst,
  type Wishlist,
  type WishlistProduct,
} from './wishlist';

/** A change of a favorite that the server has not confirmed yet. */
export interface PendingFavorite {
  favorite: Favorite;
  /** Whether the product should be a favorite after the change. */
  isFavorite: boolean;
}

/** The favorites to show: those of the default list with all pending changes applied, newest first. */
export function applyPendingFavorites(
  lists: readonly Wishlist[],
  wishes: ReadonlyMap<string, PendingFavorite>,
): Favorite[] {
  const list = getDefaultWishlist(lists);
  const kept = (list ? sortItemsNewestFirst(list) : [])
    .filter(({ product }) => product.slug !== '')
    .map(({ product }) => toFavorite(product));
  const known = new Set(kept.map(({ id }) => id));
  const added = [...wishes.values()].filter(
    ({ favorite, isFavorite }) => isFavorite && !known.has(favorite.id),
  );
  return [
    ...added.map(({ favorite }) => favorite).reverse(),
    ...kept.filter(({ id }) => wishes.get(id)?.isFavorite !== false),
  ];
}

/** Makes the product of a list item from a favorite. It is shown until the list is fetched again. */
export function favoriteToWishlistProduct(favorite: Favorite): WishlistProduct {
  const { id, slug, name, image, ...pricing } = favorite;
  const none = { original: null, small: null, medium: null, large: null };
  return {
    id,
    slug,
    name,
    cover: image === null ? null : { id: '', isCover: true, ...none, extraSmall: image },
    pricing,
  };
}
