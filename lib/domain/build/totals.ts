import { amountOrZero, roundMoney } from '../money';
import { INTEREST_ORDER, type Interest } from '../payments/interest';
import { type FinancingPlan, getFinancingPlans } from '../product/financing';
import { getDisplayPrices } from '../product/pricing';
import { type BuildEntry, type ChosenEntry, isChosenEntry } from './types';

/** Monthly payments for all products of a build, in pesos with IVA. */
export interface BuildMonthly {
  months: number;
  price: number;
  total: number;
  interest: Interest;
}

export interface BuildCost {
  pieces: number;
  /** For a single payment, in pesos with IVA. */
  cash: number;
  /** Before any discount, in pesos with IVA. */
  list: number;
  /** The lowest monthly payment over a term that every product offers, without interest if possible; null without such a term. */
  monthly: BuildMonthly | null;
}

const rank = (interest: Interest) => INTEREST_ORDER.indexOf(interest);

/** Adds up plans with the same number of months. The sum has interest if one of them has. */
function sumPlans(rows: readonly { qty: number; plan: FinancingPlan }[]): BuildMonthly | null {
  const [first] = rows;
  if (!first) return null;
  const sum = (amount: (plan: FinancingPlan) => number) =>
    roundMoney(rows.reduce((total, { qty, plan }) => total + amount(plan) * qty, 0));
  const kinds = rows.map(({ plan }) => plan.interest).sort((a, b) => rank(b) - rank(a));
  return {
    months: first.plan.months,
    price: sum(({ monthPrice }) => monthPrice),
    total: sum(({ total }) => total),
    interest: kinds[0] ?? 'unknown',
  };
}

function findLowestMonthlyTotal(chosen: readonly ChosenEntry[]): BuildMonthly | null {
  const rows = chosen.map(({ part, qty }) => ({
    qty,
    plans: getFinancingPlans(part.offerMonths, part.pricing.currentPriceWithTax),
  }));
  const terms = new Set(rows[0]?.plans.map(({ months }) => months));
  return [...terms].reduce<BuildMonthly | null>((best, months) => {
    const plans = rows.flatMap(({ qty, plans }) => {
      const plan = plans.find((one) => one.months === months);
      return plan ? [{ qty, plan }] : [];
    });
    const all = plans.length === rows.length ? sumPlans(plans) : null;
    if (!all || !best) return all ?? best;
    const order = rank(all.interest) - rank(best.interest) || all.price - best.price;
    return order < 0 ? all : best;
  }, null);
}

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
