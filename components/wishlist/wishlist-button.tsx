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
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors duration-150 noscript:hidden ${
        isSaved ? 'text-brand' : 'text-ink-soft hover:text-ink'
      } ${className}`}
    >
      <Icon name="heart" className={isSaved ? 'size-6 fill-current' : 'size-6'} />
    </button>
  );
}
