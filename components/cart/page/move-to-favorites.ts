import { favoriteOf } from '@/lib/domain/cart/favorite-of';
import { keyOf } from '@/lib/domain/cart/lines';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { addFavorite } from '@/lib/domain/wishlist/favorite';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites-store';
import { cartActions } from '../cart-actions';

/** Takes a line out of the cart and gives its product a heart. Gives what takes that back. */
export function moveToFavorites(line: GuestCartLine): () => void {
  const { id } = line.product;
  const wasFavorite = selectIsFavorite(id)(useFavoritesStore.getState());
  if (!wasFavorite) {
    useFavoritesStore.setState(({ favorites }) => ({
      favorites: addFavorite(favorites, favoriteOf(line.product)),
    }));
  }
  const bringBack = cartActions().remove(keyOf(line));
  return () => {
    bringBack();
    if (!wasFavorite) useFavoritesStore.getState().remove(id);
  };
}
