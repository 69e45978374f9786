import { roundMoney } from '../money';
import { getLineTotal, getUnitPrices } from './line-prices';
import type { CartLine } from './types';

export interface CashTotal {
  /** Pesos with IVA when everything is paid at once. */
  cash: number;
  /** Whether everything that is cheaper at once can be paid in months instead. */
  hasMonths: boolean;
}

/** Pesos that a line costs less when it is paid at once; 0 when the backend does not say it. */
function getLineSaving(line: CartLine): number {
  const { mwiOneDiscPercent, mwiOnePriceWithTax } = line.product.pricing;
  const { final } = getUnitPrices(line.product);
  const isCheaper = mwiOneDiscPercent > 0 && mwiOnePriceWithTax > 0 && mwiOnePriceWithTax < final;
  if (!isCheaper) return 0;
  const cash = roundMoney(mwiOnePriceWithTax) * line.quantity;
  return Math.max(roundMoney(getLineTotal(line) - cash), 0);
}

/** The price of lines in pesos with IVA. */
export const sumLines = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => roundMoney(sum + getLineTotal(line)), 0);

/**
 * What a cart or a line costs when it is paid at once. Null when that saves nothing.
 * @param total pesos with IVA at the prices for months, with whatever else has to be paid
 */
export function getCashTotal(lines: readonly CartLine[], total: number): CashTotal | null {
  const cheaper = lines.filter((line) => getLineSaving(line) > 0);
  const saving = cheaper.reduce((sum, line) => sum + getLineSaving(line), 0);
  if (saving <= 0) return null;
  const hasMonths = cheaper.every(({ product }) => product.hasMonths === true);
  return { cash: Math.max(roundMoney(total - saving), 0), hasMonths };
}
