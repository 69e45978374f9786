import { removeTax } from '../cart/line-prices';
import { changeTotals, type PaidTotals } from '../cart/tax-and-totals';
import { roundMoney } from '../money';
import type { CheckoutData } from './state';
import type { PickupStore } from './types';

/** The insurance in the totals of a cart or a checkout. Pesos with IVA. */
export interface InsuredTotals extends PaidTotals {
  ivaPercentage: number;
  /** What the total has for it. */
  insurance: number;
  /** The IVA in it. */
  insuranceTax: number;
  /** Its price, whether it is chosen or not; 0 when nothing can be insured. */
  insuranceOffer: number;
  /** Null while the server does not say it. */
  isInsured: boolean | null;
}

export type InsuranceDecision = Pick<CheckoutData, 'hasShippingInsurance' | 'isInsuranceChosen'>;

/**
 * Whether the purchase is insured, for every row, box and text that says it: what the shopper chose until the server's
 * answer has it, then what the server says.
 */
export function isInsured(
  { hasShippingInsurance, isInsuranceChosen }: InsuranceDecision,
  totals: Pick<InsuredTotals, 'isInsured'> | null | undefined,
): boolean {
  const sent = isInsuranceChosen ? null : totals?.isInsured;
  return sent ?? hasShippingInsurance;
}

/** The server's totals with the chosen insurance: unchanged, unless the server does not know the choice yet. */
export function withInsurance<T extends InsuredTotals>(totals: T, isWanted: boolean): T {
  const { insurance, insuranceTax, insuranceOffer: offer, ivaPercentage } = totals;
  if (isWanted === insurance > 0) return totals;
  const change = isWanted
    ? { net: removeTax(offer, ivaPercentage), withTax: offer }
    : { net: insuranceTax - insurance, withTax: -insurance };
  return {
    ...changeTotals(totals, change),
    insurance: isWanted ? offer : 0,
    insuranceTax: isWanted ? roundMoney(offer - change.net) : 0,
  };
}

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

const distanceOf = ({ distance }: PickupStore) => distance ?? Number.POSITIVE_INFINITY;

/** Stores that have everything come first, the nearest first. Those at an unknown distance keep the backend's order. */
export const sortPickupStores = (stores: readonly PickupStore[]): PickupStore[] =>
  stores.toSorted((a, b) => {
    const [first, second] = [distanceOf(a), distanceOf(b)];
    const isFirst = Number(b.isAvailable) - Number(a.isAvailable);
    return isFirst || (first === second ? 0 : first - second);
  });
