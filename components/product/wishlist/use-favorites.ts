import { useMemo } from 'react';
import { type Favorite, removeFavorite } from '@/lib/domain/favorites/favorite';
import { useFavoritesStore } from '@/stores/favorites/favorites-store';

/** All favorites, newest first. Those on the device come first, because they will be added to the customer's list. */
export function useFavorites(): readonly Favorite[] {
  const guestFavorites = useFavoritesStore((state) => state.favorites);
  const customerFavorites = useFavoritesStore((state) => state.customerFavorites);
  return useMemo(() => {
    if (customerFavorites.length === 0) return guestFavorites;
    return [
      ...guestFavorites,
      ...guestFavorites.reduce((left, { id }) => removeFavorite(left, id), [...customerFavorites]),
    ];
  }, [guestFavorites, customerFavorites]);
}
