import { describe, expect, it } from 'vitest';
import {
  choosePlan,
  completePaymentStep,
  findMonthlyStepProblem,
  getPlanChoices,
  hasInstalments,
  refreshMonthlyOptions,
} from '@/lib/domain/checkout/monthly-plans';
import {
  findLowestInstalment,
  findWorstInterest,
  judgePlan,
  judgePlans,
} from '@/lib/domain/checkout/plan-interest';
import { createInitialCheckout } from '@/lib/domain/checkout/state';
import { updateStepFlags } from '@/lib/domain/checkout/steps';
import type { MonthlyPaymentOption } from '@/lib/domain/checkout/types';
import { option, plan } from './samples';

const initial = createInitialCheckout();
const [cash, six, months] = [option('1', 1), option('1', 6), option('2', 3, 6)];
const monthly = (data: typeof initial) => data.steps['monthly-payment'];

it('are instalments with several options, or with one of several months', () => {
  const options = [[], [cash], [six], [cash, cash], [cash, months]];
  expect(options.map(hasInstalments)).toEqual([false, false, true, true, true]);
});

describe('the payment step', () => {
  it('selects the only plan of an option, and nothing where there is a choice', () => {
    const data = completePaymentStep(initial, [six, months], 'full');
    expect(data.monthlyPlans).toEqual([plan(6), null]);
    expect(data.hasMonthlyPayment).toBe(true);
    expect(data.steps.payment.isCompleted).toBe(true);
    expect(monthly(data)).toEqual({ isCompleted: false, show: true });
  });

  it('shows no months without instalments, but always when an order is paid', () => {
    const data = completePaymentStep(initial, [cash], 'full');
    expect(monthly(data).show).toBe(false);
    expect(data).toMatchObject({ hasMonthlyPayment: false, monthlyPlans: [] });
    const transaction = completePaymentStep(initial, [cash], 'transaction');
    expect([monthly(transaction).show, transaction.hasMonthlyPayment]).toEqual([true, true]);
  });

  it('takes an option without plans as one payment, and never asks for its months', () => {
    const bare = { id: '9', maxMonths: 12, productIds: ['9'], plans: [] };
    const alone = completePaymentStep(initial, [bare], 'full');
    expect([alone.hasMonthlyPayment, monthly(alone).show]).toEqual([false, false]);
    expect(findMonthlyStepProblem(alone)).toBeNull();
    const beside = choosePlan(completePaymentStep(initial, [bare, months], 'full'), 0, plan(3));
    expect(findMonthlyStepProblem(beside)).toBeNull();
    expect(getPlanChoices(beside)).toEqual([{ optionId: '2', months: 3 }]);
    expect(refreshMonthlyOptions(beside, [months, bare])).toBe(beside);
    expect(findMonthlyStepProblem(refreshMonthlyOptions(beside, [bare]))).toBeNull();
  });

  it('keeps completed months whose plans are still offered', () => {
    const chosen = choosePlan(completePaymentStep(initial, [six, months], 'full'), 1, plan(3));
    const steps = updateStepFlags(chosen.steps, 'monthly-payment', { isCompleted: true });
    const completed = { ...chosen, steps };
    const again = completePaymentStep(completed, [six, months], 'full');
    expect([monthly(again).isCompleted, again.monthlyPlans]).toEqual([true, [plan(6), plan(3)]]);
    const isCompleted = (data: typeof initial, options = [six, months]) =>
      monthly(completePaymentStep(data, options, 'full')).isCompleted;
    expect(isCompleted(completed, [six, option('2', 6, 12)])).toBe(false);
    expect(isCompleted(completed, [cash])).toBe(false);
    expect(isCompleted({ ...completed, hasMonthlyPayment: false })).toBe(false);
    expect(isCompleted(chosen)).toBe(false);
  });
});

describe('the months', () => {
  const chosen = choosePlan(completePaymentStep(initial, [six, months], 'full'), 1, plan(3));

  it('stay selected when their amounts change', () => {
    expect(refreshMonthlyOptions(chosen, [six, option('2', 3, 6)])).toBe(chosen);
    const dearer = { ...months, plans: [plan(3, 1500), plan(6, 1500)] };
    const plans = { monthlyPlans: [plan(6), plan(3, 1500)], monthlyPaymentOptions: [six, dearer] };
    expect(refreshMonthlyOptions(chosen, [six, dearer])).toMatchObject(plans);
    // Months that are not offered any more, and options without instalments.
    const others = option('2', 1, 12);
    expect(refreshMonthlyOptions(chosen, [six, others]).monthlyPlans).toEqual([plan(6), null]);
    expect(refreshMonthlyOptions(chosen, [cash]).monthlyPlans).toEqual([]);
  });

  it('are chosen for a slot that is there', () => {
    expect(choosePlan(chosen, 1, plan(6)).monthlyPlans).toEqual([plan(6), plan(6)]);
    for (const slot of [-1, 2]) expect(choosePlan(chosen, slot, plan(6))).toBe(chosen);
  });

  it('are a problem while one is missing, and none without slots', () => {
    const problemOf = (hasMonthlyPayment: boolean, ...monthlyPlans: (typeof first | null)[]) =>
      findMonthlyStepProblem({ hasMonthlyPayment, monthlyPlans });
    const first = plan(6);
    expect([problemOf(true, first, plan(3)), problemOf(false)]).toEqual([null, null]);
    const wrong = [problemOf(true, first, null), problemOf(false, first)];
    expect(wrong).toEqual(['errors.monthly', 'errors.monthly']);
  });

  it('are sent by option, without those that are missing', () => {
    const three = { optionId: '2', months: 3 };
    expect(getPlanChoices(chosen)).toEqual([{ optionId: '1', months: 6 }, three]);
    expect(getPlanChoices({ ...chosen, monthlyPlans: [null, plan(3)] })).toEqual([three]);
  });
});

const priced = (months: number, total: number, interestPercent: number | null) => {
  return { ...plan(months, total), price: total / months, interestPercent };
};

it('offers one payment first, then plans without interest, and those with interest last', () => {
  const [charged, free, unknown] = [
    priced(12, 1100, 10),
    priced(9, 1000, 0),
    priced(6, 1000, null),
  ];
  const plans = [charged, free, unknown, priced(1, 950, 0), priced(3, 1000, 0)];
  const order = (amount: number | null) =>
    judgePlans({ plans }, amount).map((one) => `${one.plan.months} ${one.interest}`);
  expect(order(1000)).toEqual(['1 free', '3 free', '6 free', '9 free', '12 charged']);
  expect(order(null).slice(3)).toEqual(['6 unknown', '12 charged']);
  expect(findWorstInterest([{ plans }], 1000)).toBe('charged');
  expect(findWorstInterest([{ plans: plans.slice(1, 2) }], null)).toBe('free');
  expect(findWorstInterest([{ plans: plans.slice(1, 3) }], null)).toBe('unknown');
});

it('does not judge a plan by an amount that it was not made for', () => {
  expect(judgePlan(priced(6, 1000, null), 1500)).toMatchObject({ interest: 'unknown', cat: null });
  expect(judgePlan(priced(6, 1000, null), 1000)).toMatchObject({ interest: 'free' });
  expect(judgePlan(priced(6, 1000.07, null), 1000)).toMatchObject({ interest: 'charged' });
  expect(judgePlan(priced(12, 1100, 10), 1000).cat).toBeGreaterThan(10);
});

describe('the announced payment', () => {
  const withInterest = { ...plan(18, 1500), interestPercent: 25 };
  const lowest = (...options: MonthlyPaymentOption[]) => findLowestInstalment(options, 1200);

  it('is the lowest of the plans without interest', () => {
    const plans = [plan(1), plan(3), plan(6), withInterest];
    const found = { plan: { months: 6, price: 200 }, interest: 'free' };
    expect(lowest({ ...option('a', 1), plans })).toMatchObject(found);
  });

  it('costs interest when the only plans do', () => {
    const offer = { ...option('a', 1), plans: [plan(1), withInterest] };
    expect(lowest(offer)).toMatchObject({ interest: 'charged' });
  });

  it('is none without months, or with plans for each group of products', () => {
    const offers = [[], [option('a', 1)], [option('a', 1, 6), option('b', 1, 3)]];
    expect(offers.map((options) => lowest(...options))).toEqual([null, null, null]);
  });
});
