import { takeFromTotals } from '../cart/recompute-totals';
import { withoutTax } from '../cart/totals';
import { roundMoney } from '../money';
import type { CheckoutTotals } from './totals';

/**
 * The server's totals without the insurance that the shopper took off before the delivery was chosen: until then
 * they come insured. Afterwards the server knows, and its word stands as it is.
 */
export function withoutInsurance(totals: CheckoutTotals): CheckoutTotals {
  const { insurance, ivaPercentage } = totals;
  if (insurance <= 0) return totals;
  const net = withoutTax(insurance, ivaPercentage);
  return {
    ...totals,
    ...takeFromTotals(totals, { net, withTax: insurance }),
    hasInsurance: false,
    insurance: 0,
    amountDue: Math.max(roundMoney(totals.amountDue - insurance), 0),
  };
}

/** What the pieces cost in pesos with IVA, before coupon and the discount for paying at once: what the rows leave of the total. */
export function productsAmount(totals: CheckoutTotals): number {
  const { total, shipping, shippingDiscount, insurance, couponDiscount, onePayDiscount } = totals;
  const delivery = shipping - shippingDiscount + insurance;
  return roundMoney(total - delivery + couponDiscount + onePayDiscount);
}
