import type { ProductDigest } from '@/lib/domain/product/types';
import {
  addFavorite,
  type Favorite,
  MAX_FAVORITES,
  removeFavorite,
  toFavorite,
} from '@/lib/domain/wishlist/favorite';
import { createPersistedStore } from './create-persisted-store';
import { allAre, asFields, asListOf, asNumber, asText } from './guards';
import { mergeLists } from './merge';

interface Kept {
  /** Newest first. */
  favorites: readonly Favorite[];
}

export interface FavoritesState extends Kept {
  /** Gives the product a heart or takes it back. */
  toggle: (product: ProductDigest) => void;
  remove: (id: string) => void;
  clear: () => void;
}

function asFavorite(value: unknown): Favorite | null {
  const fields = asFields(value);
  const texts = fields && allAre(fields, asText, ['id', 'slug', 'name']);
  const numbers =
    fields &&
    allAre(fields, asNumber, [
      'priceWithTax',
      'currentPriceWithTax',
      'mwiOneDiscPercent',
      'mwiOnePriceWithTax',
    ]);
  return texts && numbers && { ...texts, ...numbers, image: asText(fields.image) };
}

function accept(value: unknown): Kept | null {
  const favorites = asListOf(asFields(value)?.favorites, asFavorite, ({ id }) => id);
  return favorites && { favorites: favorites.slice(0, MAX_FAVORITES) };
}

/** The hearts of a visitor, kept on the device. A customer's wishlists are the server's. */
export const useFavoritesStore = createPersistedStore<FavoritesState, Kept>(
  (set) => ({
    favorites: [],
    toggle: (product) =>
      set(({ favorites }) => ({
        favorites: favorites.some(({ id }) => id === product.id)
          ? removeFavorite(favorites, product.id)
          : addFavorite(favorites, toFavorite(product)),
      })),
    remove: (id) => set(({ favorites }) => ({ favorites: removeFavorite(favorites, id) })),
    clear: () => set({ favorites: [] }),
  }),
  {
    name: 'favorites',
    version: '1',
    pick: ({ favorites }) => ({ favorites }),
    accept,
    merge: (base, mine, theirs) => ({
      favorites: mergeLists(base.favorites, mine.favorites, theirs.favorites, ({ id }) => id).slice(
        0,
        MAX_FAVORITES,
      ),
    }),
  },
);

/** Selector of whether a product has a heart: `useFavoritesStore(selectIsFavorite(id))`. */
export function selectIsFavorite(id: string): (state: FavoritesState) => boolean {
  return ({ favorites }) => favorites.some((favorite) => favorite.id === id);
}
