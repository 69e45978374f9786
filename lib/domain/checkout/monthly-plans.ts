import type { CheckoutData } from './state';
import { type CheckoutFlow, completeStep, updateStepFlags } from './steps';
import type { CheckoutProblem, MonthlyPaymentOption, MonthlyPaymentPlan } from './types';

/** There are instalments when there is more than one option, or one option of more than one month (spec 4.2). */
export const hasInstalments = (options: readonly Pick<MonthlyPaymentOption, 'maxMonths'>[]) =>
  options.length > 1 || options.some(({ maxMonths }) => maxMonths > 1);

/** The options with something to choose. What an option without plans stands for is paid at once. */
const withPlans = (options: readonly MonthlyPaymentOption[]) =>
  options.filter(({ plans }) => plans.length > 0);

/** The plans of new options: of each the only one, else the one with the number of months that was selected before. */
function keepPlans(data: CheckoutData, options: readonly MonthlyPaymentOption[]) {
  if (!hasInstalments(options)) return [];
  const monthsOf = new Map(getPlanChoices(data).map(({ optionId, months }) => [optionId, months]));
  return options.map(({ id, plans }) => {
    const only = plans.length === 1 ? plans[0] : undefined;
    return only ?? plans.find(({ months }) => months === monthsOf.get(id)) ?? null;
  });
}

/** The monthly step is shown when there is something to choose, and for an existing transaction. It stays completed with plans that are still offered. */
export function completePaymentStep(
  data: CheckoutData,
  sent: readonly MonthlyPaymentOption[],
  flow: CheckoutFlow,
): CheckoutData {
  const options = withPlans(sent);
  const show = hasInstalments(options) || flow === 'transaction';
  const monthlyPlans = keepPlans(data, options);
  const isKept = data.steps['monthly-payment'].isCompleted && data.hasMonthlyPayment;
  const steps = updateStepFlags(completeStep(data.steps, 'payment'), 'monthly-payment', {
    isCompleted: isKept && monthlyPlans.length > 0 && !monthlyPlans.includes(null),
    show,
  });
  return {
    ...data,
    steps,
    hasMonthlyPayment: show,
    monthlyPaymentOptions: options,
    monthlyPlans,
  };
}

/** The amounts of monthly options depend on the delivery. A plan stays selected by its number of months. */
export function refreshMonthlyOptions(data: CheckoutData, sent: readonly MonthlyPaymentOption[]) {
  const options = withPlans(sent);
  if (JSON.stringify(options) === JSON.stringify(data.monthlyPaymentOptions)) return data;
  return { ...data, monthlyPaymentOptions: options, monthlyPlans: keepPlans(data, options) };
}

/** Of every option the wanted months, else those selected, else the single payment, which never costs more. */
export function choosePlans(data: CheckoutData, wanted: Readonly<Record<string, number>> = {}) {
  const monthlyPlans = data.monthlyPlans.map((selected, slot) => {
    const { id = '', plans = [] } = data.monthlyPaymentOptions[slot] ?? {};
    const planOf = (count: number | undefined) => plans.find(({ months }) => months === count);
    return planOf(wanted[id]) ?? selected ?? planOf(1) ?? null;
  });
  const isComplete = data.hasMonthlyPayment && !monthlyPlans.includes(null);
  return {
    ...data,
    monthlyPlans,
    steps: isComplete ? completeStep(data.steps, 'monthly-payment') : data.steps,
  };
}

export function choosePlan(data: CheckoutData, slot: number, plan: MonthlyPaymentPlan) {
  if (slot < 0 || slot >= data.monthlyPlans.length) return data;
  return { ...data, monthlyPlans: data.monthlyPlans.with(slot, plan) };
}

/** Without any slots there is nothing to choose, and saving simply advances (spec 4.2 and 5). */
export const findMonthlyStepProblem = (
  data: Pick<CheckoutData, 'hasMonthlyPayment' | 'monthlyPlans'>,
): CheckoutProblem | null =>
  data.monthlyPlans.every((plan) => data.hasMonthlyPayment && plan) ? null : 'errors.monthly';

export type MonthlyPlanChoice = ReturnType<typeof getPlanChoices>[number];

export const getPlanChoices = ({
  monthlyPlans,
  monthlyPaymentOptions: options,
}: Pick<CheckoutData, 'monthlyPlans' | 'monthlyPaymentOptions'>) =>
  options.flatMap(({ id }, slot) => {
    const months = monthlyPlans[slot]?.months;
    return months === undefined ? [] : [{ optionId: id, months }];
  });
