import { roundMoney } from '../money';

export type Interest = 'free' | 'charged' | 'unknown';

export interface Instalments {
  months: number;
  /** Pesos paid over all months. */
  total: number;
  interestPercent: number | null;
}

/** One that costs more than the price, beyond the cents of rounded payments, is never free, whatever the backend says. */
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

/** More than this a month is no plan of a shop. */
const MOST_A_MONTH = 1;
const STEPS = 50;

/** CAT without IVA: the yearly rate in percent at which the payments are worth the price. `monthPrice` is that of each month but the first. */
export function calculateCat(
  { months, monthPrice, firstPayment }: Record<'months' | 'monthPrice' | 'firstPayment', number>,
  price: number,
): number | null {
  const worth = (rate: number) => {
    let sum = firstPayment / (1 + rate);
    for (let month = 2; month <= months; month += 1) sum += monthPrice / (1 + rate) ** month;
    return sum;
  };
  if (!(price > 0) || roundMoney(worth(0)) <= price) return null;
  let [low, high] = [0, MOST_A_MONTH];
  for (let step = 0; step < STEPS; step += 1) {
    const rate = (low + high) / 2;
    if (worth(rate) > price) low = rate;
    else high = rate;
  }
  return Math.round(((1 + low) ** 12 - 1) * 1000) / 10;
}
