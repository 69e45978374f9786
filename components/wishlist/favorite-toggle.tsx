import { cache } from 'react';
import type { ProductSummary } from '@/lib/domain/product/types';
import { toFavorite } from '@/lib/domain/wishlist/favorite';
import { texts } from '@/lib/i18n/server';
import { WishlistButton } from './wishlist-button';

/** One object for all islands of a product, so that the page's payload holds it once. */
export const sharedFavorite = cache(toFavorite);

/** The heart of a product, from the server's side. */
export function FavoriteToggle({
  product,
  className,
}: {
  product: ProductSummary;
  className?: string;
}) {
  return (
    <WishlistButton
      favorite={sharedFavorite(product)}
      label={texts('cart')('favorite')}
      className={className}
    />
  );
}
