import { roundMoney } from '../money';
import { getUnitPrices } from './line-prices';
import type { CartLine, GuestCartTotals } from './types';

/** The totals of spec 9, rounded to the cent once they are added up. What that leaves over is in the subtotal. */
export function calculateGuestCartTotals(lines: readonly CartLine[]): GuestCartTotals {
  const sum = (part: (line: CartLine) => number) =>
    roundMoney(lines.reduce((total, line) => total + part(line) * line.quantity, 0));
  const totalDiscount = sum((line) => line.discount);
  const tax = sum((line) => line.tax);
  const total = sum((line) => line.subtotal - line.discount + line.tax);
  const subtotal = roundMoney(total - tax + totalDiscount);
  const discountWithTax = sum(({ product }) => {
    const { common, final } = getUnitPrices(product);
    return roundMoney(common) - roundMoney(final);
  });
  return {
    count: lines.length,
    pieces: lines.reduce((total, line) => total + line.quantity, 0),
    subtotal,
    totalDiscount,
    tax,
    total,
    subtotalWithTax: roundMoney(total + discountWithTax),
    discountWithTax,
  };
}

export interface InsuranceInput {
  /** In pesos, without IVA. */
  subtotal: number;
  promotionDiscount: number;
  shipping: number;
  ivaPercentage: number;
  /** Pesos for each started thousand. */
  insurancePerThousand: number;
}

/** Shipping insurance in pesos: a fixed amount for each started thousand of the shipped value with IVA (spec 9). */
export function calculateShippingInsurance(base: InsuranceInput): number {
  const net = base.subtotal - base.promotionDiscount + base.shipping;
  const thousands = (net * (1 + base.ivaPercentage / 100)) / 1000;
  // Floating-point errors are removed first, or 29.000000000000004 thousands would cost as much as 30.
  const begun = Math.max(Math.ceil(Number(thousands.toPrecision(12))), 0);
  return roundMoney(begun * base.insurancePerThousand);
}
