import { isPurchasable } from '@/lib/domain/product/availability';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { ProductSnapshot, ProductSummary } from '@/lib/domain/product/types';

/** A product as it was when its page was rendered. Live data replaces what has changed since. */
export interface RenderedProduct extends ProductSnapshot, Pick<ProductSummary, 'offerVersion'> {
  purchasable: boolean;
}

/** What has to be known of a product to keep what the page shows of it up to date. */
export type ShownProduct = Pick<RenderedProduct, 'id' | 'offerVersion'> &
  Partial<Pick<RenderedProduct, 'categoryName'>>;

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
