import { amountOrZero, roundMoney } from '../money';
import { type FinancingPlan, getFinancingPlans } from './financing';
import { getDisplayPrices } from './pricing';
import type { ProductSummary } from './types';

type PaymentTerms =
  /** A single payment. `percent` is its discount; 0 without a discount. */
  { kind: 'cash'; percent: number } | { kind: 'monthly'; plan: FinancingPlan };

interface PaymentAmounts {
  total: number;
  firstPayment: number;
}

/** A way to pay for a product, with its cost in pesos with IVA, exact to the cent. */
export type PaymentCost = PaymentTerms &
  PaymentAmounts & {
    aboveCheapest: number;
    isCheapest: boolean;
  };

/** A single payment and each plan. All that cost the least are marked. Empty without a price. The wallet credit is no way of its own: every way earns it. */
export function comparePaymentCosts({
  pricing,
  offerMonths,
}: Pick<ProductSummary, 'pricing' | 'offerMonths'>): PaymentCost[] {
  const { final, isCash, discountPercent } = getDisplayPrices(pricing);
  const cash = roundMoney(final);
  if (!(cash > 0)) return [];
  const current = roundMoney(amountOrZero(pricing.currentPriceWithTax));
  const percent = isCash ? discountPercent : 0;

  const ways: (PaymentTerms & PaymentAmounts)[] = [
    { kind: 'cash', percent, total: cash, firstPayment: cash },
    ...getFinancingPlans(offerMonths, current).map((plan) => ({
      kind: 'monthly' as const,
      plan,
      total: plan.total,
      firstPayment: plan.firstPayment,
    })),
  ];

  const lowest = Math.min(...ways.map(({ total }) => total));
  return ways.map((way) => ({
    ...way,
    aboveCheapest: roundMoney(way.total - lowest),
    isCheapest: way.total === lowest,
  }));
}
