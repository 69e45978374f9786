import { getImageUrl, PLACEHOLDER_IMAGE } from './images';
import type { ProductSnapshot, ProductSummary } from './types';

/** Copies only the product data that the cart and the favorites store. */
export function toProductSnapshot(product: ProductSummary): ProductSnapshot {
  const { id, slug, name, partNumber, stockTotal, stamp, brand, category, cover, pricing } =
    product;
  const thumbnail = getImageUrl(cover, 'thumbnail');
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
