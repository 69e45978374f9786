'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import type { ProductSnapshot } from '@/lib/domain/product/types';
import { hasFeature } from '@/lib/features/has-feature';
import texts from '@/locales/es-MX/card.json';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';

interface WishlistButtonProps {
  product: ProductSnapshot;
  className?: string;
  children?: ReactNode;
}

export function WishlistButton({ product, className = '', children }: WishlistButtonProps) {
  const isSaved = useFavoritesStore(selectIsFavorite(product.id));
  return (
    hasFeature('wishlists') && (
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={`${texts.favorite}: ${product.name}`}
        onClick={() => useFavoritesStore.getState().toggle(toFavorite(product), product)}
        className={`heart live ${className}`}
        data-early="favorites"
      >
        <Icon name="heart" />
        {children}
      </button>
    )
  );
}
