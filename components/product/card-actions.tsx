'use client';

import { AddToCartButton } from '@/components/cart/add-to-cart-button';
import { CompareToggle } from '@/components/compare/compare-toggle';
import { buttonClass } from '@/components/ui/button';
import { WishlistButton } from '@/components/wishlist/wishlist-button';
import { toCartItem } from '@/lib/domain/cart/lines';
import type { ProductDigest } from '@/lib/domain/product/types';
import { toFavorite } from '@/lib/domain/wishlist/favorite';
import type { CardLabels } from './card-labels';
import { PriceDrop } from './seen/price-drop';

interface CardActionsProps {
  product: ProductDigest;
  labels: CardLabels;
  /** Why it cannot be put in the cart. */
  closed?: string;
}

/** What can be done with the product of a card, and what its price fell by. */
export function CardActions({ product, labels, closed }: CardActionsProps) {
  return (
    <>
      <div className="card-buy">
        {closed ? (
          <button type="button" disabled className={buttonClass('secondary')}>
            {closed}
          </button>
        ) : (
          <AddToCartButton line={toCartItem(product, 1)} labels={labels} look="secondary" />
        )}
      </div>
      <WishlistButton
        favorite={toFavorite(product)}
        label={labels.favorite}
        className="card-heart"
      />
      <CompareToggle product={product} label={labels.compare} place="card" />
      <PriceDrop product={product} place="card" />
    </>
  );
}
