import { roundMoney } from '../money';
import type { CustomerCartTotals } from './customer-cart';
import type { CartLine } from './types';

/** Shipping is free from this amount on, in pesos with IVA and after discounts. Assumed: spec 9 gives no amount. */
export const FREE_SHIPPING_THRESHOLD = 4999;

/** Shipping cost while no zip code is known, in pesos with IVA. Assumed; with a zip code the courier's cost is used. */
export const STANDARD_SHIPPING_COST = 99;

/** Pesos without IVA for each started thousand. Assumed; a customer's cart has its own `insurance_per_thousand`. */
export const INSURANCE_PER_THOUSAND = 12.5;

interface InsuranceInput {
  /** In pesos, without IVA. */
  subtotal: number;
  promotionDiscount: number;
  shipping: number;
  ivaPercentage: number;
  /** Pesos for each started thousand. */
  insurancePerThousand: number;
}

/** Shipping insurance in pesos: a fixed amount for each started thousand of the shipped value with IVA (spec 9). */
export function calculateShippingInsurance(base: InsuranceInput): number {
  const net = base.subtotal - base.promotionDiscount + base.shipping;
  const thousands = (net * (1 + base.ivaPercentage / 100)) / 1000;
  // Floating-point errors are removed first, or 29.000000000000004 thousands would cost as much as 30.
  const begun = Math.max(Math.ceil(Number(thousands.toPrecision(12))), 0);
  return roundMoney(begun * base.insurancePerThousand);
}

export type FreeShippingProgress = ReturnType<typeof getFreeShippingProgress>;

export const FREE_SHIPPING_REACHED = { isReached: true, missing: 0, percent: 100 };

/** How close a purchase is to free shipping, in whole percent; 100 only when it is reached. @param total pesos with IVA, after discounts */
export function getFreeShippingProgress(total: number, from: number = FREE_SHIPPING_THRESHOLD) {
  const missing = Math.max(roundMoney(from - total), 0);
  const percent = Math.floor((Math.max(total, 0) / from) * 100);
  return {
    isReached: missing === 0,
    missing,
    percent: missing === 0 ? 100 : Math.min(percent, 99),
  };
}

/** Null when nothing is shipped, when it costs nothing whatever the amount is, or when shipping is never free. */
export function findFreeShipping(
  totals: CustomerCartTotals,
  { products, shipping }: { products: number; shipping: number | null },
  lines: readonly CartLine[] | null,
) {
  const { isShippingRequired, freeShippingProducts: promoted, shippingMinAmount } = totals;
  if (isShippingRequired === false) return null;
  // The server's decision counts more than our own sum, unless it is about some of the lines only.
  if (promoted) {
    const isLeftOut = ({ product }: CartLine) => !promoted.includes(product.id);
    const isPart = promoted.length > 0 && lines?.some(isLeftOut);
    if (!isPart || shipping === 0) return FREE_SHIPPING_REACHED;
  }
  if (shipping === 0) return null;
  return shippingMinAmount > 0 ? getFreeShippingProgress(products, shippingMinAmount) : null;
}

/** Pesos with IVA: one parcel costs as much as its dearest product. `costs` is null while the costs to the zip code are unknown. */
export function estimateShipping(total: number, costs: readonly number[] | null): number {
  if (getFreeShippingProgress(total).isReached) return 0;
  if (costs === null || costs.length === 0) return STANDARD_SHIPPING_COST;
  return Math.max(...costs, 0);
}
