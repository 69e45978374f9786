import { roundMoney } from '../money';
import { getDisplayPrices } from '../product/pricing';
import type { ProductSnapshot } from '../product/types';
import type { CartLine, GuestCartTotals } from './types';

/** IVA of a guest's cart in percent. A customer's cart has its own `iva_percentage`. */
export const IVA_PERCENT = 16;

type Priced = Pick<ProductSnapshot, 'pricing'>;

/** Pesos with IVA for one piece (spec 9): what it costs, and what it cost before when that was more. */
export function getUnitPrices({ pricing }: Priced): { final: number; common: number } {
  const { common, final } = getDisplayPrices({ ...pricing, mwiOneDiscPercent: 0 });
  return { final, common: Math.max(common, final) };
}

/** Pesos with IVA for the whole line. */
export function getLineTotal(line: CartLine): number {
  return roundMoney(getUnitPrices(line.product).final * line.quantity);
}

/** Removes the IVA from a price in pesos, rounded to the cent. */
export function removeTax(price: number, ivaPercent: number = IVA_PERCENT): number {
  return roundMoney(price / (1 + ivaPercent / 100));
}

/**
 * The amounts of a line per unit, rounded to the cent. Subtotal − discount + tax is exactly the price with IVA that was
 * shown: rounding differences go into the tax, never into the price.
 */
export function getUnitAmounts(
  product: Priced,
  ivaPercent: number = IVA_PERCENT,
): Pick<CartLine, 'subtotal' | 'discount' | 'tax'> {
  const { common, final } = getUnitPrices(product);
  const unit = roundMoney(final);
  const net = removeTax(unit, ivaPercent);
  const subtotal = removeTax(roundMoney(common), ivaPercent);
  return { subtotal, discount: roundMoney(subtotal - net), tax: roundMoney(unit - net) };
}

/** The totals of spec 9. Each line is rounded to the cent before it is added. */
export function calculateGuestCartTotals(lines: readonly CartLine[]): GuestCartTotals {
  const sum = (part: (line: CartLine) => number) =>
    lines.reduce((total, line) => roundMoney(total + roundMoney(part(line) * line.quantity)), 0);
  const subtotal = sum((line) => line.subtotal);
  const totalDiscount = sum((line) => line.discount);
  const tax = sum((line) => line.tax);
  const total = roundMoney(subtotal - totalDiscount + tax);
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
