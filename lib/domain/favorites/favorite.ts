import type { ProductSnapshot } from '../product/types';

export type Favorite = Pick<ProductSnapshot, 'id' | 'slug' | 'name' | 'image' | 'pricing'>;

export const MAX_FAVORITES = 200;

export function toFavorite({ id, slug, name, image, pricing }: Favorite): Favorite {
  return { id, slug, name, image, pricing };
}

export const addFavorite = (favorites: readonly Favorite[], added: Favorite): Favorite[] =>
  [added, ...removeFavorite(favorites, added.id)].slice(0, MAX_FAVORITES);

export const removeFavorite = (favorites: readonly Favorite[], id: string): Favorite[] =>
  favorites.filter((favorite) => favorite.id !== id);
