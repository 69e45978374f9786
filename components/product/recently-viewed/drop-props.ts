import type { ProductDigest } from '@/lib/domain/product/types';

/** Where the price drop is shown: over the picture of a card, or beside the price on the product page. */
export type DropPlace = 'card' | 'page';

export interface PriceDropProps {
  /** With the prices that the page shows. A live price replaces them. */
  product: Pick<ProductDigest, 'id' | 'pricing'>;
  place: DropPlace;
}
