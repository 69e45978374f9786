import type { CustomerCartTotals } from '../cart/customer-cart';
import { type InsuranceDecision, summarizeCustomerCart } from '../cart/purchase-price';
import { roundMoney } from '../money';
import { calculateCat, INTEREST_ORDER, type Interest, judgeInterest } from '../payments/interest';
import type { MonthlyPaymentOption, MonthlyPaymentPlan } from './types';

export type JudgedPlan = ReturnType<typeof judgePlan>;

/** Pesos that are paid in months, by the totals of a cart without a payment. Null when several options share them. */
export function getFinancedAmount(
  options: readonly unknown[],
  totals: CustomerCartTotals | null,
  insurance: InsuranceDecision,
): number | null {
  if (options.length !== 1 || totals === null) return null;
  return roundMoney(summarizeCustomerCart(totals, insurance).toPay + totals.onePayDiscount);
}

/** `cat` in percent without IVA, null when it cannot be computed. @param amount what is paid in months, in pesos; null when it is unknown */
export function judgePlan(plan: MonthlyPaymentPlan, amount: number | null) {
  const { months, price, firstPayment, total, interestPercent } = plan;
  // An amount that is larger than the plan is not the one that the plan was made for.
  const isOutdated = amount !== null && roundMoney(amount - total) > months / 100;
  const financed = isOutdated ? null : amount;
  const interest = judgeInterest({ months, total, interestPercent }, financed);
  const payments = { months, monthPrice: price, firstPayment };
  const cat = interest === 'charged' && financed !== null ? calculateCat(payments, financed) : null;
  return { plan, interest, cat };
}

const isLater = ({ plan }: JudgedPlan) => Number(plan.months > 1);

/** The plans of an option in the order in which they are offered: at once, without interest, with interest. */
export const judgePlans = ({ plans }: Pick<MonthlyPaymentOption, 'plans'>, amount: number | null) =>
  plans
    .map((plan) => judgePlan(plan, amount))
    .sort(
      (a, b) =>
        isLater(a) - isLater(b) ||
        INTEREST_ORDER.indexOf(a.interest) - INTEREST_ORDER.indexOf(b.interest) ||
        a.plan.months - b.plan.months,
    );

/** What has to be said of all plans together: `charged` when one has interest, `free` only when none has. */
export function findWorstInterest(
  options: readonly Pick<MonthlyPaymentOption, 'plans'>[],
  amount: number | null,
): Interest {
  const kinds = options
    .flatMap((option) => judgePlans(option, amount).filter(({ plan }) => plan.months > 1))
    .map(({ interest }) => INTEREST_ORDER.indexOf(interest));
  return INTEREST_ORDER[Math.max(0, ...kinds)] ?? 'unknown';
}

/** The lowest monthly payment, without interest where there is one. Null for several groups of products: no single amount is true. */
export function findLowestInstalment(
  options: readonly MonthlyPaymentOption[],
  amount: number | null,
): JudgedPlan | null {
  const [option, ...others] = options;
  if (!option || others.length > 0) return null;
  const inMonths = judgePlans(option, amount).filter(({ plan }) => plan.months > 1);
  const free = inMonths.filter(({ interest }) => interest === 'free');
  const offered = free.length > 0 ? free : inMonths;
  return offered.toSorted((a, b) => a.plan.price - b.plan.price)[0] ?? null;
}
