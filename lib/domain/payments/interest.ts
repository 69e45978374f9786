import { roundMoney } from '../money';

/** What months cost above the price: nothing, something, or nobody knows. */
export type Interest = 'free' | 'charged' | 'unknown';

export interface Instalments {
  months: number;
  /** Pesos paid over all months. */
  total: number;
  /** Percent; null when the backend does not say it. */
  interestPercent: number | null;
}

/**
 * Whether a plan has interest. One that costs more than the price, beyond the cents of rounded payments, is never
 * called free, whatever the backend says of its percentage.
 * @param price what is financed, in pesos; null when it is unknown
 */
export function judgeInterest(
  { months, total, interestPercent }: Instalments,
  price: number | null,
): Interest {
  if (interestPercent !== null && interestPercent > 0) return 'charged';
  if (price === null || !(price > 0)) return interestPercent === null ? 'unknown' : 'free';
  return roundMoney(total - price) > months / 100 ? 'charged' : 'free';
}

/** The order in which plans are offered: those without interest first. */
export const INTEREST_ORDER: readonly Interest[] = ['free', 'unknown', 'charged'];
