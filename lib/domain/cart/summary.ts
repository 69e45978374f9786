import { roundMoney } from '../money';
import { addToTotals } from './recompute-totals';
import { INSURANCE_PER_THOUSAND } from './shipping';
import { guestTotals, IVA_PERCENT, shippingInsurance, withoutTax } from './totals';
import type { GuestCartLine, GuestCartTotals } from './types';

export interface SummaryOptions {
  /** Pesos with IVA. */
  shippingCost: number;
  isInsured: boolean;
}

/** The guest cart's summary with delivery (spec 3); pesos, without IVA unless the name says so. */
export interface GuestCartSummary extends GuestCartTotals {
  shipping: number;
  shippingWithTax: number;
  /** 0 when it is not wanted. */
  shippingInsurance: number;
  /** What insurance costs or would cost. */
  insuranceWithTax: number;
}

/** Products, shipping and insurance by spec 9: the IVA takes the rounding, so that the prices shown add up. */
export function guestSummary(
  lines: readonly GuestCartLine[],
  { shippingCost, isInsured }: SummaryOptions,
): GuestCartSummary {
  const totals = guestTotals(lines);
  const shipping = withoutTax(shippingCost);
  const insurance = shippingInsurance({
    subtotal: totals.subtotal,
    promotionDiscount: totals.totalDiscount,
    shipping,
    ivaPercentage: IVA_PERCENT,
    insurancePerThousand: INSURANCE_PER_THOUSAND,
  });
  const insuranceWithTax = roundMoney(insurance + roundMoney((insurance * IVA_PERCENT) / 100));
  const delivered = addToTotals(totals, { net: shipping, withTax: shippingCost });
  const insured = { net: insurance, withTax: insuranceWithTax };
  return {
    ...totals,
    ...(isInsured ? addToTotals(delivered, insured) : delivered),
    shipping,
    shippingWithTax: shippingCost,
    shippingInsurance: isInsured ? insurance : 0,
    insuranceWithTax,
  };
}
