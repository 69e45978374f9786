import {
  addFavorite,
  type Favorite,
  MAX_FAVORITES,
  removeFavorite,
} from '@/lib/domain/wishlist/favorite';
import { createPersistedStore } from './create-persisted-store';
import { allAre, asFields, asListOf, asNumber, asText } from './guards';
import { mergeLists } from './merge';

interface Kept {
  /** Newest first. */
  favorites: readonly Favorite[];
}

export interface FavoritesState extends Kept {
  /** The hearts of the customer who is logged in, as the server has them and as they were just changed. */
  saved: readonly Favorite[];
  /** Gives the product a heart or takes it back: on this device, or for the customer once their lists are here. */
  toggle: (favorite: Favorite) => void;
  /** Offers the customer's lists for a product; null as long as there is nothing to choose. */
  choose: ((favorite: Favorite) => void) | null;
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

/** Gives the product a heart on this device, or takes it back. */
export function toggleOnDevice(favorite: Favorite): void {
  useFavoritesStore.setState(({ favorites }) => ({
    favorites: favorites.some(({ id }) => id === favorite.id)
      ? removeFavorite(favorites, favorite.id)
      : addFavorite(favorites, favorite),
  }));
}

/**
 * The hearts of a visitor, kept on the device. A customer's are the server's: what shows and changes them is loaded
 * when there is a session (flows/follow-hearts), and takes over what was pressed before it was here.
 */
export const useFavoritesStore = createPersistedStore<FavoritesState, Kept>(
  (set) => ({
    favorites: [],
    saved: [],
    toggle: toggleOnDevice,
    choose: null,
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
  const isIt = (favorite: Favorite) => favorite.id === id;
  return ({ favorites, saved }) => saved.some(isIt) || favorites.some(isIt);
}
