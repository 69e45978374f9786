import { amountOrZero, roundMoney } from '../money';
import { type FinancingRow, financingRows, walletCredit } from './financing';
import { shownPrices } from './pricing';
import type { ProductSummary } from './types';

type Way =
  /** At once; `percent` is the discount for that, 0 without one. */
  | { kind: 'cash'; percent: number }
  | { kind: 'monthly'; plan: FinancingRow }
  /** At once, without the discount, for the wallet credit. */
  | { kind: 'wallet' };

interface Paid {
  /** Paid in all. */
  total: number;
  /** Paid first. */
  firstPayment: number;
  /** Comes back as wallet credit. */
  credit: number;
}

/** One way to pay for a product and what it costs. Pesos with IVA, exact to the cent. */
export type PaymentCost = Way &
  Paid & {
    /** What it costs in the end: the total less the credit. */
    cost: number;
    /** Above the cheapest way; 0 for that one. */
    aboveCheapest: number;
    isCheapest: boolean;
  };

const atOnce = (total: number, credit = 0): Paid => ({ total, firstPayment: total, credit });

/**
 * Every way to pay for a product side by side: at once, by each plan (shortest first), and at the current price
 * for wallet credit. Ways of equal cost are all the cheapest. Empty for what has no price.
 */
export function paymentCosts({
  pricing,
  offerMonths,
}: Pick<ProductSummary, 'pricing' | 'offerMonths'>): PaymentCost[] {
  const { final, hasDiscount, discountPercent } = shownPrices(pricing);
  const cash = roundMoney(final);
  if (!(cash > 0)) return [];
  const current = roundMoney(amountOrZero(pricing.currentPriceWithTax));
  const credit = Math.min(walletCredit(pricing), current);
  const percent = hasDiscount && pricing.mwiOneDiscPercent > 0 ? discountPercent : 0;

  const ways: (Way & Paid)[] = [
    { kind: 'cash', percent, ...atOnce(cash) },
    ...financingRows(offerMonths, current).map((plan) => ({
      kind: 'monthly' as const,
      plan,
      total: plan.total,
      firstPayment: plan.firstPayment,
      credit: 0,
    })),
  ];
  if (credit > 0) ways.push({ kind: 'wallet', ...atOnce(current, credit) });

  const priced = ways.map((way) => ({ ...way, cost: roundMoney(way.total - way.credit) }));
  const lowest = Math.min(...priced.map(({ cost }) => cost));
  return priced.map((way) => ({
    ...way,
    aboveCheapest: roundMoney(way.cost - lowest),
    isCheapest: way.cost === lowest,
  }));
}
