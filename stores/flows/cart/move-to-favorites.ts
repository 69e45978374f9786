import { getLineKey } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import { cartActions } from './cart-actions';

/** Moves a line's product from the cart to the favorites. Returns a function that undoes it. */
export function moveToFavorites(line: CartLine): () => void {
  const favorite = toFavorite(line.product);
  const isFavorite = () => selectIsFavorite(favorite.id)(useFavoritesStore.getState());
  const toggle = () => useFavoritesStore.getState().toggle(favorite, line.product);
  const wasFavorite = isFavorite();
  if (!wasFavorite) toggle();
  const bringBack = cartActions().removeLine(getLineKey(line));
  return () => {
    bringBack();
    if (!wasFavorite && isFavorite()) toggle();
  };
}
