import { describe, expect, it } from 'vitest';
import {
  findLowestInstalment,
  findWorstInterest,
  judgePlan,
  judgePlans,
} from '@/lib/domain/checkout/plan-interest';
import type { MonthlyPaymentOption } from '@/lib/domain/checkout/types';
import { option, plan as samplePlan } from './samples';

const plan = (months: number, total: number, interestPercent: number | null) => {
  return { ...samplePlan(months, total), price: total / months, interestPercent };
};

it('offers one payment first, then plans without interest, and those with interest last', () => {
  const [charged, free, unknown] = [plan(12, 1100, 10), plan(9, 1000, 0), plan(6, 1000, null)];
  const plans = [charged, free, unknown, plan(1, 950, 0), plan(3, 1000, 0)];
  const order = (amount: number | null) =>
    judgePlans({ plans }, amount).map((one) => `${one.plan.months} ${one.interest}`);
  expect(order(1000)).toEqual(['1 free', '3 free', '6 free', '9 free', '12 charged']);
  expect(order(null).slice(3)).toEqual(['6 unknown', '12 charged']);
  expect(findWorstInterest([{ plans }], 1000)).toBe('charged');
  expect(findWorstInterest([{ plans: plans.slice(1, 2) }], null)).toBe('free');
  expect(findWorstInterest([{ plans: plans.slice(1, 3) }], null)).toBe('unknown');
});

it('does not judge a plan by an amount that it was not made for', () => {
  expect(judgePlan(plan(6, 1000, null), 1500)).toMatchObject({ interest: 'unknown', cat: null });
  expect(judgePlan(plan(6, 1000, null), 1000)).toMatchObject({ interest: 'free' });
  expect(judgePlan(plan(6, 1000.07, null), 1000)).toMatchObject({ interest: 'charged' });
  expect(judgePlan(plan(12, 1100, 10), 1000).cat).toBeGreaterThan(10);
});

describe('the announced payment', () => {
  const withInterest = { ...samplePlan(18, 1500), interestPercent: 25 };
  const lowest = (...options: MonthlyPaymentOption[]) => findLowestInstalment(options, 1200);

  it('is the lowest of the plans without interest', () => {
    const plans = [samplePlan(1), samplePlan(3), samplePlan(6), withInterest];
    const found = { plan: { months: 6, price: 200 }, interest: 'free' };
    expect(lowest({ ...option('a', 1), plans })).toMatchObject(found);
  });

  it('costs interest when the only plans do', () => {
    const offer = { ...option('a', 1), plans: [samplePlan(1), withInterest] };
    expect(lowest(offer)).toMatchObject({ interest: 'charged' });
  });

  it('is none without months, or with plans for each group of products', () => {
    const offers = [[], [option('a', 1)], [option('a', 1, 6), option('b', 1, 3)]];
    expect(offers.map((options) => lowest(...options))).toEqual([null, null, null]);
  });
});
