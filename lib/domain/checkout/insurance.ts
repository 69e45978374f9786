import { removeTax } from '../cart/line-prices';
import { changeTotals, type PaidTotals } from '../cart/recompute-totals';
import { roundMoney } from '../money';
import type { CheckoutData } from './state';

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
