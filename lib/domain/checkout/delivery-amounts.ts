import { removeTax } from '../cart/line-prices';
import type { ServerTotals } from '../cart/server-totals';
import { changeTotals } from '../cart/tax-and-totals';
import { roundMoney } from '../money';
import type { CheckoutData } from './state';
import type { PickupStore } from './types';

export type InsuranceDecision = Pick<CheckoutData, 'hasShippingInsurance' | 'isInsuranceChosen'>;

/**
 * Whether the purchase is insured, for every row, box and text that says it: what the shopper chose until the server's
 * answer has it, then what the server says.
 */
export function isInsured(
  { hasShippingInsurance, isInsuranceChosen }: InsuranceDecision,
  totals: Pick<ServerTotals, 'isInsured'> | null | undefined,
): boolean {
  const sent = isInsuranceChosen ? null : totals?.isInsured;
  return sent ?? hasShippingInsurance;
}

function withInsurance<T extends ServerTotals>(totals: T, isWanted: boolean): T {
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

/**
 * Whether it will be picked up, and the server's totals are still those of a delivery because no store is chosen. The
 * payment comes before the delivery, and its methods are offered for what the server's totals leave to pay.
 */
export const isPickupWithoutStore = ({
  isShipping,
  store,
  steps,
}: Pick<CheckoutData, 'isShipping' | 'store' | 'steps'>) =>
  steps.payment.isCompleted && isShipping === false && store === null;

/** Without courier and insurance, and without wallet credit for them. */
function withoutDelivery<T extends ServerTotals>(totals: T) {
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

interface DeliveryChoice {
  isPickedUp: boolean;
  isInsured: boolean;
}

/** The server's totals for the chosen delivery and insurance: unchanged, unless the server does not know the choice yet. */
export const applyChoice = <T extends ServerTotals>(totals: T, choice: DeliveryChoice): T =>
  choice.isPickedUp ? withoutDelivery(totals) : withInsurance(totals, choice.isInsured);

const distanceOf = ({ distance }: PickupStore) => distance ?? Number.POSITIVE_INFINITY;

/** Stores that have everything come first, the nearest first. Those at an unknown distance keep the backend's order. */
export const sortPickupStores = (stores: readonly PickupStore[]): PickupStore[] =>
  stores.toSorted((a, b) => {
    const [first, second] = [distanceOf(a), distanceOf(b)];
    const isFirst = Number(b.isAvailable) - Number(a.isAvailable);
    return isFirst || (first === second ? 0 : first - second);
  });
