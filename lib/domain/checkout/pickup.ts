import { removeTax } from '../cart/line-prices';
import { addToTotals } from '../cart/recompute-totals';
import { roundMoney } from '../money';
import { withInsurance } from './insurance';
import type { CheckoutData } from './state';
import type { CheckoutTotals } from './totals';
import type { PickupStore } from './types';

const distanceOf = ({ distance }: PickupStore) => distance ?? Number.POSITIVE_INFINITY;

/** Stores that have everything come first, the nearest first. Those at an unknown distance keep the backend's order. */
export const sortPickupStores = (stores: readonly PickupStore[]): PickupStore[] =>
  stores.toSorted((a, b) => {
    const [first, second] = [distanceOf(a), distanceOf(b)];
    const isFirst = Number(b.isAvailable) - Number(a.isAvailable);
    return isFirst || (first === second ? 0 : first - second);
  });

/** Whether it will be picked up, and the server's totals are still those of a delivery because no store is chosen. */
export const isStoreMissing = ({ isShipping, store }: Pick<CheckoutData, 'isShipping' | 'store'>) =>
  isShipping === false && store === null;

/** The totals of what is picked up, before the server knows where: without courier and insurance, and without wallet credit for them. */
export function withoutDelivery(totals: CheckoutTotals): CheckoutTotals {
  const uninsured = withInsurance(totals, false);
  const cost = roundMoney((totals.shipping ?? 0) - totals.shippingDiscount);
  const change = { net: -removeTax(cost, totals.ivaPercentage), withTax: -cost };
  const { tax, total } = addToTotals(uninsured, change);
  return {
    ...uninsured,
    tax,
    total,
    walletToUse: Math.min(uninsured.walletToUse, total),
    amountDue: Math.max(roundMoney(uninsured.amountDue - cost), 0),
    hasShipping: false,
    shipping: 0,
    shippingDiscount: 0,
    isInsured: false,
    insuranceOffer: 0,
  };
}
