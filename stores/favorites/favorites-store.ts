import { track } from '@/lib/analytics/track';
import {
  addFavorite,
  type Favorite,
  MAX_FAVORITES,
  removeFavorite,
} from '@/lib/domain/favorites/favorite';
import type { ProductSnapshot } from '@/lib/domain/product/types';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asNullable, asNumber, asRecord, asText, asUniqueList } from '../persistence/guards';
import { mergeById } from '../persistence/merge';

type ToggleFavorite = (favorite: Favorite, product?: ProductSnapshot) => void;

const asProduct = asRecord<Omit<Favorite, 'pricing'>>({
  id: asText,
  slug: asText,
  name: asText,
  image: asNullable(asText),
});
const asPricing = asRecord<Favorite['pricing']>({
  priceWithTax: asNumber,
  currentPriceWithTax: asNumber,
  mwiOneDiscPercent: asNumber,
  mwiOnePriceWithTax: asNumber,
});

/** Prices are stored beside the other fields. */
function asFavorite(value: unknown): Favorite | undefined {
  const [product, pricing] = [asProduct(value), asPricing(value)];
  return product && pricing && { ...product, pricing };
}

const asFavorites = asRecord({
  favorites: asUniqueList(asFavorite, ({ id }) => id, MAX_FAVORITES),
});

export const createFavoritesStore = () =>
  createPersistedStore(
    {
      name: 'favorites',
      version: '1',
      /** Newest first. */
      kept: { favorites: [] },
      passing: {
        /** The signed-in customer's favorites: the server's, with the changes that are still being sent. */
        customerFavorites: [] as readonly Favorite[],
        /** Does it in place of this device: set by `startFavoritesSync` while the lists of a customer are loaded. */
        toggleElsewhere: null as ToggleFavorite | null,
      },
      serialize: ({ favorites }) => ({
        favorites: favorites.map(({ pricing, ...product }) => ({ ...product, ...pricing })),
      }),
      parse: asFavorites,
      merge: ({ favorites: base }, { favorites: mine }, { favorites: theirs }) => ({
        favorites: mergeById(base, mine, theirs).slice(0, MAX_FAVORITES),
      }),
    },
    (set, get) => ({
      /** On this device, or on the server once a customer's lists are loaded. Without a product nothing is tracked. */
      toggle: (favorite: Favorite, product?: ProductSnapshot) => {
        const { toggleElsewhere } = get();
        if (toggleElsewhere) {
          toggleElsewhere(favorite, product);
          return;
        }
        const isSaved = selectIsFavorite(favorite.id)(get());
        if (product && !isSaved) track({ name: 'add_to_wishlist', product });
        set(({ favorites }) => ({
          favorites: isSaved
            ? removeFavorite(favorites, favorite.id)
            : addFavorite(favorites, favorite),
        }));
      },
    }),
  );

/** A guest's favorites. `startFavoritesSync` moves them to the account, and shows a customer's from the server. */
export const useFavoritesStore = createFavoritesStore();

export function selectIsFavorite(id: string) {
  const isIt = (favorite: Favorite) => favorite.id === id;
  return (state: { favorites: readonly Favorite[]; customerFavorites: readonly Favorite[] }) =>
    state.customerFavorites.some(isIt) || state.favorites.some(isIt);
}
