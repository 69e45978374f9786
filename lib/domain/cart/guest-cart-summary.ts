import { roundMoney } from '../money';
import { IVA_PERCENT, removeTax } from './line-prices';
import { addToTotals } from './recompute-totals';
import { INSURANCE_PER_THOUSAND } from './shipping';
import { calculateGuestCartTotals, calculateShippingInsurance } from './totals';
import type { CartLine, GuestCartTotals } from './types';

export interface GuestCartSummaryOptions {
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
export function summarizeGuestCart(
  lines: readonly CartLine[],
  { shippingCost, isInsured }: GuestCartSummaryOptions,
): GuestCartSummary {
  const totals = calculateGuestCartTotals(lines);
  const shipping = removeTax(shippingCost);
  const insurance = calculateShippingInsurance({
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
