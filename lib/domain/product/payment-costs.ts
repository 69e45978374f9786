import { amountOrZero, roundMoney } from '../money';
import { type FinancingPlan, getFinancingPlans, getWalletCredit } from './financing';
import { getDisplayPrices } from './pricing';
import type { ProductSummary } from './types';

type PaymentTerms =
  /** A single payment. `percent` is its discount; 0 without a discount. */
  | { kind: 'cash'; percent: number }
  | { kind: 'monthly'; plan: FinancingPlan }
  /** A single payment without the discount, which earns wallet credit. */
  | { kind: 'wallet' };

interface PaymentAmounts {
  total: number;
  firstPayment: number;
  /** Wallet credit earned, for another purchase: it makes this one no cheaper. */
  credit: number;
}

/** A way to pay for a product, with its cost in pesos with IVA, exact to the cent. */
export type PaymentCost = PaymentTerms &
  PaymentAmounts & {
    /** How much it costs more than the cheapest way; 0 for the cheapest way. */
    aboveCheapest: number;
    isCheapest: boolean;
  };

const singlePayment = (total: number, credit = 0): PaymentAmounts => ({
  total,
  firstPayment: total,
  credit,
});

/** A single payment, each plan, and the current price with wallet credit. All that cost the least are marked. Empty without a price. */
export function comparePaymentCosts({
  pricing,
  offerMonths,
}: Pick<ProductSummary, 'pricing' | 'offerMonths'>): PaymentCost[] {
  const { final, isCash, discountPercent } = getDisplayPrices(pricing);
  const cash = roundMoney(final);
  if (!(cash > 0)) return [];
  const current = roundMoney(amountOrZero(pricing.currentPriceWithTax));
  const credit = Math.min(getWalletCredit(pricing), current);
  const percent = isCash ? discountPercent : 0;

  const ways: (PaymentTerms & PaymentAmounts)[] = [
    { kind: 'cash', percent, ...singlePayment(cash) },
    ...getFinancingPlans(offerMonths, current).map((plan) => ({
      kind: 'monthly' as const,
      plan,
      total: plan.total,
      firstPayment: plan.firstPayment,
      credit: 0,
    })),
  ];
  if (credit > 0) ways.push({ kind: 'wallet', ...singlePayment(current, credit) });

  const lowest = Math.min(...ways.map(({ total }) => total));
  return ways.map((way) => ({
    ...way,
    aboveCheapest: roundMoney(way.total - lowest),
    isCheapest: way.total === lowest,
  }));
}
