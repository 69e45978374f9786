import { roundMoney } from '../money';
import { getDisplayPrices } from '../product/pricing';
import { getLineTotal, getPriceShares, getUnitPrices } from './line-prices';
import type { CartLine } from './types';

/** What a line costs at any place of the shop: the two prices of its product's card (spec 9). Pesos with IVA. */
export interface LineOffer {
  /** The price of the card; the one for a single payment where the card shows that one. */
  price: number;
  /** The struck price of the card; not more than the price when nothing is struck. */
  reference: number;
  isCash: boolean;
}

export interface CashDiscount {
  amount: number;
  /** Whether everything that is cheaper at once can be paid in months instead. */
  hasMonths: boolean;
}

/** Pesos that a line costs less when it is paid at once; 0 when the backend does not say it. */
function getLineSaving(line: CartLine): number {
  const currentPriceWithTax = getUnitPrices(line.product).final;
  const { final, isCash } = getDisplayPrices({ ...line.product.pricing, currentPriceWithTax });
  const saving = roundMoney(getLineTotal(line) - roundMoney(final) * line.quantity);
  return isCash ? Math.max(saving, 0) : 0;
}

export const sumLines = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => roundMoney(sum + getLineTotal(line)), 0);

export function getCashDiscount(lines: readonly CartLine[]): CashDiscount | null {
  const cheaper = lines.filter((line) => getLineSaving(line) > 0);
  if (cheaper.length === 0) return null;
  const amount = cheaper.reduce((sum, line) => roundMoney(sum + getLineSaving(line)), 0);
  return { amount, hasMonths: cheaper.every(({ product }) => product.hasMonths === true) };
}

/** What all pieces of a line cost without any discount that its card shows. */
function getReference(line: CartLine): number {
  const total = getLineTotal(line);
  // The pieces show both prices themselves.
  if (getLineSaving(line) > 0 || getPriceShares(line).length > 1) return total;
  return Math.max(roundMoney(getUnitPrices(line.product).common * line.quantity), total);
}

export function getLinesOffer(lines: readonly CartLine[]): LineOffer {
  const saving = getCashDiscount(lines)?.amount ?? 0;
  const reference = lines.reduce((sum, line) => roundMoney(sum + getReference(line)), 0);
  return { price: roundMoney(sumLines(lines) - saving), reference, isCash: saving > 0 };
}
