import { roundMoney } from '../money';
import { getDisplayPrices } from '../product/pricing';
import type { ProductSnapshot } from '../product/types';
import type { CartLine } from './types';

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
