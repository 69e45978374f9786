import { type JudgedPlan, judgePlans } from './plan-interest';
import type { MonthlyPaymentOption } from './types';

/**
 * The plan with the lowest monthly payment, to announce a payment method; one without interest where there is one. Null
 * without months, and when several groups of products have plans of their own, because no single amount is true then.
 * @param amount what is paid in months, in pesos; null when it is unknown
 */
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
