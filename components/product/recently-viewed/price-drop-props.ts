import type { ProductSnapshot } from '@/lib/domain/product/types';

/** Where the price drop is shown: over the picture of a card, or beside the price on the product page. */
export type PriceDropVariant = 'card' | 'page';

export interface PriceDropProps {
  /** With the prices that the page shows. A live price replaces them. */
  product: Pick<ProductSnapshot, 'id' | 'pricing'>;
  variant: PriceDropVariant;
}
