'use client';

import { CompareToggle } from '@/components/compare/compare-toggle';
import { WishlistButton } from '@/components/wishlist/wishlist-button';
import type { Favorite } from '@/lib/domain/wishlist/favorite';
import { PriceDrop } from './seen/price-drop';

interface CardToolsProps {
  /** The product, once for all of them: cards stand on a page by the dozen. */
  favorite: Favorite;
  labels: { favorite: string; compare: string };
}

/** What lies over a card's picture: the heart, the choice for comparing, and what the price fell by. */
export function CardTools({ favorite, labels }: CardToolsProps) {
  return (
    <>
      <WishlistButton favorite={favorite} label={labels.favorite} className="card-heart" />
      <CompareToggle item={favorite} label={labels.compare} place="card" />
      <PriceDrop product={favorite} place="card" />
    </>
  );
}
