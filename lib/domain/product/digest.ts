import { imageUrl, PLACEHOLDER_IMAGE } from './images';
import type { ProductDigest, ProductSummary } from './types';

/** Copies only the product data that the cart and the favorites store. */
export function digestOf(product: ProductSummary): ProductDigest {
  const { id, slug, name, partNumber, stockTotal, stamp, brand, category, cover, pricing } =
    product;
  const thumbnail = imageUrl(cover, 'thumbnail');
  return {
    id,
    slug,
    name,
    partNumber,
    stockTotal,
    stamp,
    brand: brand && { name: brand.name },
    category: category && { name: category.name },
    cover: thumbnail === PLACEHOLDER_IMAGE ? null : { extraSmall: thumbnail },
    pricing: {
      priceWithTax: pricing.priceWithTax,
      currentPriceWithTax: pricing.currentPriceWithTax,
      mwiOnePriceWithTax: pricing.mwiOnePriceWithTax,
      mwiOneDiscPercent: pricing.mwiOneDiscPercent,
    },
  };
}
