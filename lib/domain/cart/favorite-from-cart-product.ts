import type { Favorite } from '../favorites/favorite';
import type { CartLineProduct } from './types';

/** Makes a favorite from a product in the cart. A cart line has no cash price, so the favorite has none either. */
export function favoriteFromCartProduct(product: CartLineProduct): Favorite {
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    image: product.image,
    pricing: {
      priceWithTax: product.commonPriceWithTax,
      currentPriceWithTax: product.promotionPriceWithTax,
      mwiOneDiscPercent: 0,
      mwiOnePriceWithTax: 0,
    },
  };
}
