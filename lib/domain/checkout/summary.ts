import { getProductsAmount } from '../cart/amounts-with-tax';
import type { CheckoutTotals } from './totals';

/** Whether less is left to pay than the total, so that both are named. */
export const isDueLess = ({
  walletToUse,
  paymentApplied,
}: Pick<CheckoutTotals, 'walletToUse' | 'paymentApplied'>): boolean =>
  walletToUse > 0 || paymentApplied > 0;

/** The price of the products in pesos with IVA, before coupon and single-payment discount. */
export const getCheckoutProductsAmount = (totals: CheckoutTotals): number =>
  getProductsAmount({ ...totals, discounts: [totals.couponDiscount, totals.onePayDiscount] });
