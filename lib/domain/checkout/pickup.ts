import { removeTax } from '../cart/line-prices';
import { changeTotals } from '../cart/recompute-totals';
import { roundMoney } from '../money';
import { type InsuredTotals, withInsurance } from './insurance';
import type { CheckoutData } from './state';
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

/**
 * Whether the cart and the checkout show the amounts of such a pickup. The payment comes before the delivery, and its methods are offered for what the
 * server's totals leave to pay.
 */
export const isPickupWithoutStore = (state: Pick<CheckoutData, 'isShipping' | 'store' | 'steps'>) =>
  state.steps.payment.isCompleted && isStoreMissing(state);

/** The totals of a purchase that may be delivered. Pesos with IVA. */
interface DeliveredTotals extends InsuredTotals {
  shipping: number | null;
  shippingDiscount: number;
}

/** The totals of what is picked up, before the server knows where: without courier and insurance, and without wallet credit for them. */
export function withoutDelivery<T extends DeliveredTotals>(totals: T) {
  const cost = roundMoney((totals.shipping ?? 0) - totals.shippingDiscount);
  const change = { net: -removeTax(cost, totals.ivaPercentage), withTax: -cost };
  return {
    ...changeTotals(withInsurance(totals, false), change),
    hasShipping: false,
    shipping: 0,
    shippingDiscount: 0,
    isInsured: false,
    insuranceOffer: 0,
  };
}
