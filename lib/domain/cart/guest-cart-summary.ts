import { roundMoney } from '../money';
import { IVA_PERCENT, removeTax, toNetPrice } from './line-prices';
import { recomputeTotals } from './recompute-totals';
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

/** Adds up products, shipping and insurance, and computes IVA and total again (spec 9). The prices shown add up to it. */
export function summarizeGuestCart(
  lines: readonly CartLine[],
  { shippingCost, isInsured }: GuestCartSummaryOptions,
): GuestCartSummary {
  const products = calculateGuestCartTotals(lines);
  const shipping = removeTax(shippingCost);
  const insurance = calculateShippingInsurance({
    subtotal: toNetPrice(products.subtotalWithTax),
    promotionDiscount: toNetPrice(products.discountWithTax),
    shipping: toNetPrice(shippingCost),
    ivaPercentage: IVA_PERCENT,
    insurancePerThousand: INSURANCE_PER_THOUSAND,
  });
  const shippingInsurance = isInsured ? insurance : 0;
  const net = toNetPrice(products.total) + toNetPrice(shippingCost) + shippingInsurance;
  const { tax, total } = recomputeTotals(net, IVA_PERCENT);
  const { totalDiscount } = products;
  return {
    ...products,
    tax,
    total,
    subtotal: roundMoney(total - tax - shipping - shippingInsurance + totalDiscount),
    shipping,
    shippingWithTax: shippingCost,
    shippingInsurance,
    insuranceWithTax: recomputeTotals(insurance, IVA_PERCENT).total,
  };
}
