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

/** The summary of a guest's cart with delivery (spec 3). Pesos, without IVA unless the name says "with tax". */
export interface GuestCartSummary extends GuestCartTotals {
  shipping: number;
  shippingWithTax: number;
  /** 0 when insurance is not chosen. */
  shippingInsurance: number;
  /** The price of insurance, whether it is chosen or not. */
  insuranceWithTax: number;
}

/**
 * Adds up products, shipping and insurance (spec 9). Rounding differences go into the IVA, so that the prices shown add
 * up.
 */
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
