import { amountOrZero, roundMoney } from '../money';
import { INTEREST_ORDER } from '../payments/interest';
import { type FinancingPlan, getFinancingPlans } from '../product/financing';
import { getDisplayPrices } from '../product/pricing';
import { type BuildEntry, type ChosenEntry, isChosenEntry } from './types';

/** Monthly payments for all products of a build, in pesos with IVA. */
export type BuildMonthly = Pick<FinancingPlan, 'months' | 'total' | 'interest'> & { price: number };

const rank = ({ interest }: Pick<FinancingPlan, 'interest'>) => INTEREST_ORDER.indexOf(interest);

function sumPlans(rows: readonly { qty: number; plan: FinancingPlan }[]): BuildMonthly | null {
  const [first] = rows;
  if (!first) return null;
  const sum = (amount: (plan: FinancingPlan) => number) =>
    roundMoney(rows.reduce((total, { qty, plan }) => total + amount(plan) * qty, 0));
  const [dearest = first] = rows.toSorted((a, b) => rank(b.plan) - rank(a.plan));
  return {
    months: first.plan.months,
    price: sum(({ monthPrice }) => monthPrice),
    total: sum(({ total }) => total),
    interest: dearest.plan.interest,
  };
}

/** The lowest monthly payment over a term that every product offers, without interest if possible; null without such a term. */
function findLowestMonthlyTotal(chosen: readonly ChosenEntry[]): BuildMonthly | null {
  const rows = chosen.map(({ part, qty }) => ({
    qty,
    plans: getFinancingPlans(part.offerMonths, part.pricing.currentPriceWithTax),
  }));
  const terms = new Set(rows[0]?.plans.map(({ months }) => months));
  const sums = [...terms].flatMap((months) => {
    const plans = rows.flatMap(({ qty, plans }) => {
      const plan = plans.find((one) => one.months === months);
      return plan ? [{ qty, plan }] : [];
    });
    return (plans.length === rows.length && sumPlans(plans)) || [];
  });
  return sums.sort((a, b) => rank(a) - rank(b) || a.price - b.price)[0] ?? null;
}

/** Pesos with IVA: `cash` for a single payment, `list` before any discount. */
export function calculateBuildCost(entries: readonly BuildEntry[]) {
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
