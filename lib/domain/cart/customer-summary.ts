import { roundMoney } from '../money';
import type { CustomerCartTotals } from './customer-cart';
import { type FreeShippingProgress, freeShippingProgress } from './shipping';

export interface CustomerSummary {
  /** Pesos without IVA, after what shipping costs less. */
  shipping: number;
  /** Pesos without IVA; 0 when it is not wanted. */
  insurance: number;
  tax: number;
  /** Pesos with IVA, of the whole purchase. */
  total: number;
  /** What is left once wallet credit is used (spec 9). */
  toPay: number;
  /** Wallet credit that the purchase brings. */
  earned: number;
  free: FreeShippingProgress;
}

/**
 * The server's totals as the shopper chose them: they come insured, so a shipment without insurance leaves out
 * exactly what the server charges for it (spec 9: a change of the insurance recomputes tax and total).
 */
export function customerSummary(totals: CustomerCartTotals, isInsured: boolean): CustomerSummary {
  const insuranceTax = totals.shippingInsuranceWithTax - totals.shippingInsurance;
  const shipping = roundMoney(totals.shipping - totals.shippingDiscount);
  const total = roundMoney(totals.total - (isInsured ? 0 : totals.shippingInsuranceWithTax));
  const shippingWithTax = shipping * (1 + totals.ivaPercentage / 100);
  const products = roundMoney(totals.total - totals.shippingInsuranceWithTax - shippingWithTax);
  const free = freeShippingProgress(products, totals.shippingMinAmount);
  return {
    shipping,
    insurance: isInsured ? totals.shippingInsurance : 0,
    tax: roundMoney(totals.tax - (isInsured ? 0 : insuranceTax)),
    total,
    toPay: Math.max(roundMoney(total - totals.walletToUse), 0),
    earned: roundMoney(
      totals.couponWalletAmount + totals.walletPromotionAmount + totals.mwiWalletAmountWithTax,
    ),
    // The server knows better than the sum.
    free: totals.isShippingFree ? { isReached: true, missing: 0, percent: 100 } : free,
  };
}
