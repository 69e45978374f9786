import { isPurchasable } from '@/lib/domain/product/availability';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { ProductSnapshot, ProductSummary } from '@/lib/domain/product/types';

/** A product as it was when its page was rendered. Live data replaces what has changed since. */
export interface RenderedProduct extends ProductSnapshot, Pick<ProductSummary, 'offerVersion'> {
  purchasable: boolean;
}

/** A card of a list in the browser: its product, and the element with the content that the server wrote. */
export interface ShownCard {
  product: RenderedProduct;
  face: Element;
}

export const toRenderedProduct = (product: ProductSummary): RenderedProduct => ({
  ...toProductSnapshot(product),
  offerVersion: product.offerVersion,
  purchasable: isPurchasable(product),
});
