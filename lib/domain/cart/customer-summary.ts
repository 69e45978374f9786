import { roundMoney } from '../money';
import type { CustomerCartTotals } from './customer-cart';
import { takeFromTotals, totalWithCreditAndWallet } from './recompute-totals';
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
 * The server's totals as the shopper chose them. They come with insurance, so without it exactly what the server
 * charges for it is taken off.
 */
export function customerSummary(totals: CustomerCartTotals, isInsured: boolean): CustomerSummary {
  const insurance = { net: totals.shippingInsurance, withTax: totals.shippingInsuranceWithTax };
  const { tax, total } = isInsured ? totals : takeFromTotals(totals, insurance);
  const shipping = roundMoney(totals.shipping - totals.shippingDiscount);
  const shippingWithTax = shipping * (1 + totals.ivaPercentage / 100);
  const products = roundMoney(totals.total - totals.shippingInsuranceWithTax - shippingWithTax);
  const free = freeShippingProgress(products, totals.shippingMinAmount);
  return {
    shipping,
    insurance: isInsured ? insurance.net : 0,
    tax,
    total,
    toPay: totalWithCreditAndWallet(total, totals.walletToUse),
    earned: roundMoney(
      totals.couponWalletAmount + totals.walletPromotionAmount + totals.mwiWalletAmountWithTax,
    ),
    // The server knows better than the sum.
    free: totals.isShippingFree ? { isReached: true, missing: 0, percent: 100 } : free,
  };
}
