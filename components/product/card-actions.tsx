'use client';

import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { buttonClass } from '@/components/ui/button';
import { WishlistButton } from '@/components/wishlist/wishlist-button';
import { toCartItem } from '@/lib/domain/cart/lines';
import type { ProductDigest } from '@/lib/domain/product/types';
import { toFavorite } from '@/lib/domain/wishlist/favorite';

interface CardActionsProps {
  product: ProductDigest;
  labels: { add: string; added: string; favorite: string };
  /** Why it cannot be put in the cart. */
  closed?: string;
}

/** What can be done with the product of a card. */
export function CardActions({ product, labels, closed }: CardActionsProps) {
  return (
    <div className="card-buy">
      {closed ? (
        <button type="button" disabled className={buttonClass('secondary')}>
          {closed}
        </button>
      ) : (
        <AddToCartButton line={toCartItem(product, 1)} labels={labels} look="secondary" />
      )}
      <WishlistButton
        favorite={toFavorite(product)}
        label={labels.favorite}
        className="card-heart"
      />
    </div>
  );
}
