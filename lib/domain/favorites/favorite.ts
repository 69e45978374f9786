import type { ProductSnapshot } from '../product/types';

/** The part of a product that favorites and wishlists show. */
export type Favorite = Pick<ProductSnapshot, 'id' | 'slug' | 'name' | 'image' | 'pricing'>;

export const MAX_FAVORITES = 200;

export const toFavorite = ({ id, slug, name, image, pricing }: Favorite): Favorite => ({
  id,
  slug,
  name,
  image,
  pricing,
});

/** Adds a favorite at the front. The oldest ones are dropped beyond the limit. */
export function addFavorite(favorites: readonly Favorite[], added: Favorite): Favorite[] {
  return [added, ...removeFavorite(favorites, added.id)].slice(0, MAX_FAVORITES);
}

export function removeFavorite(favorites: readonly Favorite[], id: string): Favorite[] {
  return favorites.filter((favorite) => favorite.id !== id);
}
