import type { ProductDigest } from '@/lib/domain/product/types';

/** Where a drop is said: over a card's picture, or by the price on the product's page. */
export type DropPlace = 'card' | 'page';

export interface PriceDropProps {
  /** With the prices that the page shows; a confirmed price replaces them. */
  product: Pick<ProductDigest, 'id' | 'pricing'>;
  place: DropPlace;
}
