import type { Favorite } from '@/lib/domain/wishlist/favorite';

/** Where a drop is said: over a card's picture, or by the price on the product's page. */
export type DropPlace = 'card' | 'page';

export interface PriceDropProps {
  /** With the prices that the page shows; a confirmed price replaces them. */
  product: Omit<Favorite, 'slug' | 'name' | 'image'>;
  place: DropPlace;
}
