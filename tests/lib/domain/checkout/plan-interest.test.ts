import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findWorstInterest, judgePlan, judgePlans } from '@/lib/domain/checkout/plan-interest';
import type { MonthlyPaymentPlan } from '@/lib/domain/checkout/types';
import { forAll } from '@/tests/support/for-all';

const plan = (
  months: number,
  total: number,
  interestPercent: number | null,
): MonthlyPaymentPlan => ({
  months,
  price: total / months,
  firstPayment: total / months,
  total,
  interestPercent,
});

it('offers one payment first, then plans without interest, and those with interest last', () => {
  const plans = [
    plan(12, 1100, 10),
    plan(9, 1000, 0),
    plan(6, 1000, null),
    plan(1, 950, 0),
    plan(3, 1000, 0),
  ];
  const order = (amount: number | null) =>
    judgePlans({ plans }, amount).map((one) => [one.plan.months, one.interest]);
  expect(order(1000)).toEqual([
    [1, 'free'],
    [3, 'free'],
    [6, 'free'],
    [9, 'free'],
    [12, 'charged'],
  ]);
  expect(order(null).slice(3)).toEqual([
    [6, 'unknown'],
    [12, 'charged'],
  ]);
  expect(findWorstInterest([{ plans }], 1000)).toBe('charged');
  expect(findWorstInterest([{ plans: plans.slice(1, 2) }], null)).toBe('free');
  expect(findWorstInterest([{ plans: plans.slice(1, 3) }], null)).toBe('unknown');
});

it('does not judge a plan by an amount that it was not made for', () => {
  expect(judgePlan(plan(6, 1000, null), 1500)).toMatchObject({ interest: 'unknown', cat: null });
  expect(judgePlan(plan(6, 1000, null), 1000)).toMatchObject({ interest: 'free' });
  expect(judgePlan(plan(12, 1100, 10), 1000).cat).toBeGreaterThan(10);
});

it('never says that a plan is free which costs more than what is paid', () =>
  forAll(
    fc.integer({ min: 1000, max: 9_000_000 }),
    fc.integer({ min: 1000, max: 9_000_000 }),
    fc.constantFrom(3, 6, 12),
    fc.option(fc.constantFrom(0, 6.9)),
    (amount, total, months, percent) => {
      const { interest } = judgePlan(plan(months, total / 100, percent), amount / 100);
      if (total - amount > months) expect(interest).toBe('charged');
    },
  ));
