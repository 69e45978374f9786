import { amountOrZero } from '../money';
import type { ProductSnapshot, ProductSummary } from './types';

/** JSON stores a number that is not finite as null, and then whatever is stored with it would be rejected. */
export const toStoredPrices = (
  pricing: ProductSnapshot['pricing'],
): ProductSnapshot['pricing'] => ({
  priceWithTax: amountOrZero(pricing.priceWithTax),
  currentPriceWithTax: amountOrZero(pricing.currentPriceWithTax),
  mwiOnePriceWithTax: amountOrZero(pricing.mwiOnePriceWithTax),
  mwiOneDiscPercent: amountOrZero(pricing.mwiOneDiscPercent),
});

export function toProductSnapshot(product: ProductSummary): ProductSnapshot {
  const { id, slug, name, partNumber, brand, category, cover, stockTotal, pricing, offerMonths } =
    product;
  return {
    id,
    slug,
    name,
    partNumber,
    brandName: brand?.name ?? null,
    categoryName: category?.name ?? null,
    image: cover?.thumbnail ?? null,
    stock: stockTotal === null ? null : amountOrZero(stockTotal),
    ...(offerMonths.length > 0 && { hasMonths: true }),
    pricing: toStoredPrices(pricing),
  };
}
