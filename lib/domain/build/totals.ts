import { amountOrZero, roundMoney } from '../money';
import { getFinancingPlans } from '../product/financing';
import { getDisplayPrices } from '../product/pricing';
import { type BuildEntry, type ChosenEntry, isChosenEntry } from './types';

export interface BuildCost {
  /** Number of pieces in all groups. */
  pieces: number;
  /** For a single payment, in pesos with IVA. */
  cash: number;
  /** Before any discount, in pesos with IVA. */
  list: number;
  /** The lowest monthly payment over a term that every product offers; null when there is no common term. */
  monthly: { months: number; price: number; interestFree: boolean } | null;
}

function findLowestMonthlyTotal(chosen: readonly ChosenEntry[]): BuildCost['monthly'] {
  const rows = chosen.map(({ part, qty }) => ({
    qty,
    plans: getFinancingPlans(part.offerMonths, part.pricing.currentPriceWithTax),
  }));
  const terms = new Set(rows[0]?.plans.map(({ months }) => months));
  let best: BuildCost['monthly'] = null;
  for (const months of terms) {
    const plans = rows.map(({ qty, plans }) => ({
      qty,
      plan: plans.find((plan) => plan.months === months),
    }));
    if (plans.some(({ plan }) => !plan)) continue;
    const price = plans.reduce((sum, { qty, plan }) => sum + (plan?.monthPrice ?? 0) * qty, 0);
    const interestFree = plans.every(({ plan }) => plan?.interestFree);
    if (!best || price < best.price) best = { months, price: roundMoney(price), interestFree };
  }
  return best;
}

/** The total amounts of a build. */
export function calculateBuildCost(entries: readonly BuildEntry[]): BuildCost {
  const chosen = entries.filter(isChosenEntry);
  const sum = (price: (entry: ChosenEntry) => number) =>
    chosen.reduce((total, entry) => roundMoney(total + roundMoney(price(entry)) * entry.qty), 0);
  return {
    pieces: chosen.reduce((total, { qty }) => total + qty, 0),
    cash: sum(({ part }) => getDisplayPrices(part.pricing).final),
    list: sum(({ part }) => {
      const { common, final } = getDisplayPrices(part.pricing);
      return Math.max(common, final, amountOrZero(part.pricing.priceWithTax));
    }),
    monthly: findLowestMonthlyTotal(chosen),
  };
}
