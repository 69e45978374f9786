import { amountOrZero } from '../money';
import type { ProductPricing } from './types';

/** Stands for the price of a product that the backend does not send. No product is sold for nothing. */
export const UNKNOWN_PRICE = 0;

export interface DisplayPrices {
  /** The price before discount, in pesos. Show it only when `hasDiscount` is true. */
  common: number;
  /** The price to pay, in pesos; `UNKNOWN_PRICE` without one. */
  final: number;
  /** Whole percent, 0 to 100. */
  discountPercent: number;
  hasDiscount: boolean;
  /** Whether the discount is for a single payment. */
  isCash: boolean;
}

/** Spec 9, discount rules. A missing cash price never becomes "free", and a "discount" that does not reduce the price does not count. */
export function getDisplayPrices(
  pricing: Pick<
    ProductPricing,
    'priceWithTax' | 'currentPriceWithTax' | 'mwiOnePriceWithTax' | 'mwiOneDiscPercent'
  >,
): DisplayPrices {
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
