import { amountOrZero } from '../money';
import type { ProductSnapshot } from './types';

/** Stands for the price of a product that the backend does not send. No product is sold for nothing. */
export const UNKNOWN_PRICE = 0;

/**
 * Spec 9, discount rules. Pesos: `final` is to be paid, or `UNKNOWN_PRICE`; `common` is the price before, shown only with a discount.
 * A missing cash price never becomes "free", and a "discount" that does not reduce the price does not count.
 */
export function getDisplayPrices(pricing: ProductSnapshot['pricing']) {
  const current = amountOrZero(pricing.currentPriceWithTax);
  const cash = amountOrZero(pricing.mwiOnePriceWithTax);
  const paysAtOnce = pricing.mwiOneDiscPercent > 0 && cash > 0;
  const final = paysAtOnce ? cash : current;
  const before = paysAtOnce ? current : amountOrZero(pricing.priceWithTax);
  const common = before > 0 ? before : final;
  const hasDiscount = final < common;
  const discountPercent = hasDiscount ? Math.round((1 - Math.max(final, 0) / common) * 100) : 0;
  return { common, final, discountPercent, hasDiscount, isCash: hasDiscount && paysAtOnce };
}
