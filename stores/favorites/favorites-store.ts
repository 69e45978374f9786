import { track } from '@/lib/analytics/track';
import {
  addFavorite,
  type Favorite,
  MAX_FAVORITES,
  removeFavorite,
} from '@/lib/domain/favorites/favorite';
import type { ProductSnapshot } from '@/lib/domain/product/types';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields, asNumber, asText, asUniqueList, pickFields } from '../persistence/guards';
import { mergeLists } from '../persistence/merge';

interface PersistedFavorites {
  /** Newest first. */
  favorites: readonly Favorite[];
}

type ToggleFavorite = (favorite: Favorite, product?: ProductSnapshot) => void;

export interface FavoritesState extends PersistedFavorites {
  /** The signed-in customer's favorites: the server's, with the changes that are still being sent. */
  customerFavorites: readonly Favorite[];
  /**
   * Adds or removes a favorite: on this device, or on the server once a customer's lists are loaded.
   * @param product data for analytics; without it nothing is tracked
   */
  toggle: ToggleFavorite;
  /** Does it in place of this device: set by `startFavoritesSync` while the lists of a customer are loaded. */
  toggleElsewhere: ToggleFavorite | null;
}

function asFavorite(value: unknown): Favorite | null {
  const fields = asFields(value);
  const texts = fields && pickFields(fields, asText, ['id', 'slug', 'name']);
  const pricing =
    fields &&
    pickFields(fields, asNumber, [
      'priceWithTax',
      'currentPriceWithTax',
      'mwiOneDiscPercent',
      'mwiOnePriceWithTax',
    ]);
  return texts && pricing && { ...texts, image: asText(fields.image), pricing };
}

function parsePersisted(value: unknown): PersistedFavorites | null {
  const favorites = asUniqueList(asFields(value)?.favorites, asFavorite, ({ id }) => id);
  return favorites && { favorites: favorites.slice(0, MAX_FAVORITES) };
}

export const createFavoritesStore = () =>
  createPersistedStore<FavoritesState, PersistedFavorites>(
    (set, get) => ({
      favorites: [],
      customerFavorites: [],
      toggleElsewhere: null,
      toggle: (favorite, product) => {
        const { toggleElsewhere } = get();
        if (toggleElsewhere) return toggleElsewhere(favorite, product);
        const isSaved = selectIsFavorite(favorite.id)(get());
        if (product && !isSaved) track({ name: 'add_to_wishlist', product });
        set(({ favorites }) => ({
          favorites: isSaved
            ? removeFavorite(favorites, favorite.id)
            : addFavorite(favorites, favorite),
        }));
      },
    }),
    {
      name: 'favorites',
      version: '1',
      partialize: ({ favorites }) => ({ favorites }),
      serialize: ({ favorites }) => ({
        favorites: favorites.map(({ pricing, ...product }) => ({ ...product, ...pricing })),
      }),
      parse: parsePersisted,
      merge: (base, mine, theirs) => ({
        favorites: mergeLists(
          base.favorites,
          mine.favorites,
          theirs.favorites,
          ({ id }) => id,
        ).slice(0, MAX_FAVORITES),
      }),
    },
  );

/**
 * A guest's favorites, persisted on the device. A customer's favorites are on the server: `startFavoritesSync` is
 * loaded when there is a session, and it also moves the guest's favorites there.
 */
export const useFavoritesStore = createFavoritesStore();

/** Selector: whether a product is a favorite. Use it as `useFavoritesStore(selectIsFavorite(id))`. */
export function selectIsFavorite(id: string): (state: FavoritesState) => boolean {
  const isIt = (favorite: Favorite) => favorite.id === id;
  return ({ favorites, customerFavorites }) => customerFavorites.some(isIt) || favorites.some(isIt);
}
