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

interface PriceShare {
  quantity: number;
  price: number;
}

/** Where only some pieces have the lower price, one that is added has the other one, until the server says what it has. */
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

/** A price in pesos without its IVA, not rounded: only sums are, or each piece would bring a rounding of its own. */
export const toNetPrice = (price: number, ivaPercent: number = IVA_PERCENT): number =>
  (price * 100) / (100 + ivaPercent);

export const removeTax = (price: number, ivaPercent: number = IVA_PERCENT): number =>
  roundMoney(toNetPrice(price, ivaPercent));

/** The amounts of a line per unit, not rounded. Subtotal − discount + tax is the price with IVA that was shown. */
export function getUnitAmounts(product: Priced) {
  const { common, final } = getUnitPrices(product);
  const unit = roundMoney(final);
  const net = toNetPrice(unit);
  const subtotal = toNetPrice(roundMoney(common));
  return { subtotal, discount: subtotal - net, tax: unit - net };
}
