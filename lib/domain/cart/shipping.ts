import { roundMoney } from '../money';

/** Purchase with IVA and after discounts from which shipping is free, in pesos. Assumed: spec 9 names no amount. */
export const FREE_SHIPPING_FROM = 4999;

/** Pesos with IVA while no zip code is known. Assumed; a zip code brings the courier's own cost. */
export const STANDARD_SHIPPING = 99;

/** Pesos without IVA for each thousand begun. Assumed: a customer's cart brings its own `insurance_per_thousand`. */
export const INSURANCE_PER_THOUSAND = 12.5;

export interface FreeShippingProgress {
  isReached: boolean;
  /** Pesos with IVA that are missing. */
  missing: number;
  /** Whole percent, never 100 before it is reached. */
  percent: number;
}

/** How far a purchase is from free shipping. @param total pesos with IVA, after discounts */
export function freeShippingProgress(
  total: number,
  from: number = FREE_SHIPPING_FROM,
): FreeShippingProgress {
  const missing = Math.max(roundMoney(from - total), 0);
  const percent = Math.floor((Math.max(total, 0) / from) * 100);
  return {
    isReached: missing === 0,
    missing,
    percent: missing === 0 ? 100 : Math.min(percent, 99),
  };
}

/**
 * What shipping will cost, in pesos with IVA: nothing from the threshold, else what the dearest product does,
 * since one parcel is sent.
 * @param total pesos with IVA, after discounts
 * @param costs of each product to the chosen place; null while they are unknown
 */
export function shippingEstimate(total: number, costs: readonly number[] | null): number {
  if (freeShippingProgress(total).isReached) return 0;
  if (costs === null || costs.length === 0) return STANDARD_SHIPPING;
  return Math.max(...costs, 0);
}
