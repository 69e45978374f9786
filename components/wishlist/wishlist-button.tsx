'use client';

import { Icon } from '@/components/ui/icon';
import { track } from '@/lib/analytics/track';
import { toCartItem } from '@/lib/domain/cart/lines';
import type { ProductDigest } from '@/lib/domain/product/types';
import { toFavorite } from '@/lib/domain/wishlist/favorite';
import texts from '@/locales/es-MX/card.json';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites-store';

interface WishlistButtonProps {
  product: ProductDigest;
  className?: string;
}

/** The heart of a product: 'Guardar en Mis favoritos'; whether it is saved says the pressed state. */
export function WishlistButton({ product, className = '' }: WishlistButtonProps) {
  const isSaved = useFavoritesStore(selectIsFavorite(product.id));
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`${texts.favorite}: ${product.name}`}
      onClick={() => {
        if (!isSaved) track({ name: 'add_to_wishlist', product: toCartItem(product, 1).product });
        useFavoritesStore.getState().toggle(toFavorite(product));
      }}
      onContextMenu={(event) => {
        const { choose } = useFavoritesStore.getState();
        if (choose) event.preventDefault();
        choose?.(toFavorite(product));
      }}
      className={`heart live ${className}`}
    >
      <Icon name="heart" />
    </button>
  );
}
