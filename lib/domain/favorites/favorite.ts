import type { ProductSnapshot } from '../product/types';

export type Favorite = Pick<ProductSnapshot, 'id' | 'slug' | 'name' | 'image' | 'pricing'>;

export const MAX_FAVORITES = 200;

export const toFavorite = ({ id, slug, name, image, pricing }: Favorite): Favorite => ({
  id,
  slug,
  name,
  image,
  pricing,
});

export function addFavorite(favorites: readonly Favorite[], added: Favorite): Favorite[] {
  return [added, ...removeFavorite(favorites, added.id)].slice(0, MAX_FAVORITES);
}

export function removeFavorite(favorites: readonly Favorite[], id: string): Favorite[] {
  return favorites.filter((favorite) => favorite.id !== id);
}
