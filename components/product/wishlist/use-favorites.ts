import { useMemo } from 'react';
import { type Favorite, removeFavorite } from '@/lib/domain/favorites/favorite';
import { useFavoritesStore } from '@/stores/favorites/favorites-store';

/** All favorites, newest first. Those on the device come first, because they will be added to the customer's list. */
export function useFavorites(): readonly Favorite[] {
  const held = useFavoritesStore((state) => state.favorites);
  const saved = useFavoritesStore((state) => state.saved);
  return useMemo(() => {
    if (saved.length === 0) return held;
    return [...held, ...held.reduce((left, { id }) => removeFavorite(left, id), [...saved])];
  }, [held, saved]);
}
