import { useMemo } from 'react';
import { type Favorite, removeFavorite } from '@/lib/domain/favorites/favorite';
import { useFavoritesStore } from '@/stores/favorites/favorites-store';

/** Every product with a heart, newest first: those of the device before the customer's, which have them next. */
export function useFavorites(): readonly Favorite[] {
  const held = useFavoritesStore((state) => state.favorites);
  const saved = useFavoritesStore((state) => state.saved);
  return useMemo(() => {
    if (saved.length === 0) return held;
    return [...held, ...held.reduce((left, { id }) => removeFavorite(left, id), [...saved])];
  }, [held, saved]);
}
