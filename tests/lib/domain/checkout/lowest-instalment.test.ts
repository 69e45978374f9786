import { expect, it } from 'vitest';
import { findLowestInstalment } from '@/lib/domain/checkout/plan-interest';
import { option, plan } from './samples';

const withInterest = { ...plan(18, 1500), interestPercent: 25 };

it('announces the lowest payment of the plans without interest', () => {
  const offer = { ...option('a', 1, 3, 6), plans: [plan(1), plan(3), plan(6), withInterest] };
  expect(findLowestInstalment([offer], 1200)).toMatchObject({
    plan: { months: 6, price: 200 },
    interest: 'free',
  });
});

it('says that the only plans cost interest', () => {
  const offer = { ...option('a', 1), plans: [plan(1), withInterest] };
  expect(findLowestInstalment([offer], 1200)).toMatchObject({ interest: 'charged' });
});

it('announces nothing without months, or with plans for each group of products', () => {
  expect(findLowestInstalment([], 1200)).toBeNull();
  expect(findLowestInstalment([option('a', 1)], 1200)).toBeNull();
  expect(findLowestInstalment([option('a', 1, 6), option('b', 1, 3)], 1200)).toBeNull();
});
