import { getProductsAmount } from '../cart/amounts-with-tax';
import { removeTax } from '../cart/line-prices';
import { takeFromTotals } from '../cart/recompute-totals';
import { roundMoney } from '../money';
import type { CheckoutTotals } from './totals';

/**
 * Removes the insurance from the server's totals. The server includes it until the delivery is chosen, even if the
 * shopper has already removed it. After that the server knows the choice, and its totals are used unchanged.
 */
export function removeInsurance(totals: CheckoutTotals): CheckoutTotals {
  const { insurance, ivaPercentage } = totals;
  if (insurance <= 0) return totals;
  const net = removeTax(insurance, ivaPercentage);
  return {
    ...totals,
    ...takeFromTotals(totals, { net, withTax: insurance }),
    insurance: 0,
    amountDue: Math.max(roundMoney(totals.amountDue - insurance), 0),
  };
}

/** Whether less is left to pay than the total, so that both are named. */
export const isDueLess = ({
  walletToUse,
  paymentApplied,
}: Pick<CheckoutTotals, 'walletToUse' | 'paymentApplied'>): boolean =>
  walletToUse > 0 || paymentApplied > 0;

/** The price of the products in pesos with IVA, before coupon and single-payment discount. */
export const getCheckoutProductsAmount = (totals: CheckoutTotals): number =>
  getProductsAmount({ ...totals, discounts: [totals.couponDiscount, totals.onePayDiscount] });
