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

/** Pieces of a line that have the same price, in pesos with IVA. */
export interface PriceShare {
  quantity: number;
  price: number;
}

/**
 * The pieces of a line by their price. Where only some have the lower price, a piece that is added has the other one,
 * until the server says what it has.
 */
export function getPriceShares({ product, quantity, sent }: CartLine): PriceShare[] {
  const { common, final } = getUnitPrices(product);
  const lower = Math.min(sent?.atLowerPrice ?? quantity, quantity);
  if (common === final || lower === quantity) return [{ quantity, price: final }];
  const shares = [
    { quantity: quantity - lower, price: common },
    { quantity: lower, price: final },
  ];
  return shares.filter((share) => share.quantity > 0);
}

const sumShares = (line: CartLine): number =>
  getPriceShares(line).reduce((sum, { quantity, price }) => roundMoney(sum + price * quantity), 0);

/** Pesos with IVA for the whole line: what the server says, else the sum of its pieces. */
export function getLineTotal(line: CartLine): number {
  const { sent, quantity } = line;
  return (sent?.quantity === quantity ? sent.total : null) ?? sumShares(line);
}

/** Whether the prices of the pieces add up to the total of the line. A server may round only the total. */
export const isPricedByPiece = (line: CartLine): boolean => sumShares(line) === getLineTotal(line);

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
