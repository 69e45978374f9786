import type { CheckoutData } from './state';
import { type CheckoutFlow, completeStep, withFlags } from './steps';
import type { MonthlyPaymentOption, MonthlyPaymentPlan } from './types';
import type { CheckoutProblem } from './validation';

/** Instalments are there with more than one option, or one of more than a month (spec 4.2). */
export function hasInstalments(
  options: readonly Pick<MonthlyPaymentOption, 'maxMonths'>[],
): boolean {
  return options.length > 1 || options.some(({ maxMonths }) => maxMonths > 1);
}

/**
 * Takes over the options of the payment that was saved: the step is shown when there is something to choose, and
 * always when an existing transaction is paid. Options without a choice are chosen already.
 */
export function savePayment(
  data: CheckoutData,
  options: readonly MonthlyPaymentOption[],
  flow: CheckoutFlow,
): CheckoutData {
  const isOffered = hasInstalments(options);
  const show = isOffered || flow === 'transaction';
  const steps = withFlags(completeStep(data.steps, 'payment'), 'monthly-payment', {
    isCompleted: false,
    show,
  });
  return {
    ...data,
    steps,
    hasMonthlyPayment: show,
    monthlyPaymentOptions: options,
    monthlyPlans: isOffered
      ? options.map(({ plans }) => (plans.length === 1 ? (plans[0] ?? null) : null))
      : [],
  };
}

/**
 * Takes over what the options cost now, since what is sent and how changes it. What was chosen stays chosen by its
 * months, where there are still as many.
 */
export function refreshOptions(
  data: CheckoutData,
  options: readonly MonthlyPaymentOption[],
): CheckoutData {
  if (JSON.stringify(options) === JSON.stringify(data.monthlyPaymentOptions)) return data;
  const monthsOf = new Map(planChoices(data).map(({ optionId, months }) => [optionId, months]));
  const kept = ({ id, plans }: MonthlyPaymentOption) => {
    const only = plans.length === 1 ? plans[0] : undefined;
    return only ?? plans.find(({ months }) => months === monthsOf.get(id)) ?? null;
  };
  const monthlyPlans = hasInstalments(options) ? options.map(kept) : [];
  return { ...data, monthlyPaymentOptions: options, monthlyPlans };
}

/** Chooses the plan of one option. A slot that is not there is ignored. */
export function choosePlan(
  data: CheckoutData,
  slot: number,
  plan: MonthlyPaymentPlan,
): CheckoutData {
  if (slot < 0 || slot >= data.monthlyPlans.length) return data;
  return { ...data, monthlyPlans: data.monthlyPlans.with(slot, plan) };
}

/** Whether there are instalments and every slot has its plan (spec 5). */
export function monthlyProblem({
  hasMonthlyPayment,
  monthlyPlans,
}: Pick<CheckoutData, 'hasMonthlyPayment' | 'monthlyPlans'>): CheckoutProblem | null {
  const isValid =
    hasMonthlyPayment && monthlyPlans.length > 0 && monthlyPlans.every((plan) => plan !== null);
  return isValid ? null : 'errors.monthly';
}

/** Saving without any plans simply advances (spec 4.2): nothing is asked of whoever has nothing to choose. */
export const monthlyStepProblem = (
  data: Pick<CheckoutData, 'hasMonthlyPayment' | 'monthlyPlans'>,
): CheckoutProblem | null => (data.monthlyPlans.length === 0 ? null : monthlyProblem(data));

/** An option with its number of months, as the backend is told. */
export interface PlanChoice {
  optionId: string;
  months: number;
}

/** What was chosen, by option; slots without a plan are left out. */
export function planChoices({
  monthlyPlans,
  monthlyPaymentOptions,
}: Pick<CheckoutData, 'monthlyPlans' | 'monthlyPaymentOptions'>): PlanChoice[] {
  return monthlyPaymentOptions.flatMap(({ id }, slot) => {
    const plan = monthlyPlans[slot];
    return plan ? [{ optionId: id, months: plan.months }] : [];
  });
}
