import type { Favorite } from '../favorites/favorite';
import type { GuestCartProduct } from './types';

/** The heart for a product in the cart. The cash price is not kept in a line, so none is promised. */
export function favoriteOf(product: GuestCartProduct): Favorite {
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    image: product.image,
    priceWithTax: product.commonPriceWithTax,
    currentPriceWithTax: product.promotionPriceWithTax,
    mwiOneDiscPercent: 0,
    mwiOnePriceWithTax: 0,
  };
}
