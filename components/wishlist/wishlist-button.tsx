'use client';

import { Icon } from '@/components/ui/icon';
import { addFavorite, type Favorite, removeFavorite } from '@/lib/domain/wishlist/favorite';
import texts from '@/locales/es-MX/card.json';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites-store';

interface WishlistButtonProps {
  favorite: Favorite;
  className?: string;
}

function toggle(favorite: Favorite): void {
  useFavoritesStore.setState(({ favorites }) => ({
    favorites: favorites.some(({ id }) => id === favorite.id)
      ? removeFavorite(favorites, favorite.id)
      : addFavorite(favorites, favorite),
  }));
}

/** The heart of a product: 'Guardar en Mis favoritos'; whether it is saved says the pressed state. */
export function WishlistButton({ favorite, className = '' }: WishlistButtonProps) {
  const isSaved = useFavoritesStore(selectIsFavorite(favorite.id));
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`${texts.favorite}: ${favorite.name}`}
      onClick={() => toggle(favorite)}
      className={`heart live ${className}`}
    >
      <Icon name="heart" />
    </button>
  );
}
