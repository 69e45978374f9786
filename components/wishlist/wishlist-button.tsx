'use client';

import { Icon } from '@/components/ui/icon';
import { addFavorite, type Favorite, removeFavorite } from '@/lib/domain/wishlist/favorite';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites-store';

interface WishlistButtonProps {
  favorite: Favorite;
  /** 'Guardar en Mis favoritos'; whether it is saved says the pressed state. */
  label: string;
  className?: string;
}

function toggle(favorite: Favorite): void {
  useFavoritesStore.setState(({ favorites }) => ({
    favorites: favorites.some(({ id }) => id === favorite.id)
      ? removeFavorite(favorites, favorite.id)
      : addFavorite(favorites, favorite),
  }));
}

/** The heart of a product. */
export function WishlistButton({ favorite, label, className = '' }: WishlistButtonProps) {
  const isSaved = useFavoritesStore(selectIsFavorite(favorite.id));
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`${label}: ${favorite.name}`}
      onClick={() => toggle(favorite)}
      className={`heart live ${className}`}
    >
      <Icon name="heart" />
    </button>
  );
}
