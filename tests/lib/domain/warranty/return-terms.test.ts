import { expect, it } from 'vitest';
import { getReturnDeadline, needsDescription } from '@/lib/domain/warranty/return-terms';

it.each([
  ['a week without holidays', '2026-10-05T18:00:00Z', '2026-10-12'],
  ['delivered on a Saturday', '2026-10-10T18:00:00Z', '2026-10-16'],
  ['late in the evening, the next day in UTC', '2026-10-06T04:00:00Z', '2026-10-12'],
  ['the third Monday of November is a holiday', '2026-11-13T18:00:00Z', '2026-11-23'],
  ['the first Monday of February is a holiday', '2026-01-30T18:00:00Z', '2026-02-09'],
  ['Christmas and New Year are holidays', '2026-12-24T18:00:00Z', '2027-01-04'],
])('counts five working days: %s', (_, delivered, last) =>
  expect(getReturnDeadline('unwanted', delivered)).toBe(last),
);

it('has ten working days for a wrong or incomplete product, and no deadline for a fault', () => {
  const delivered = '2026-10-05T18:00:00Z';
  const last = (reason: string) => getReturnDeadline(reason, delivered);
  expect(['other', 'incomplete'].map(last)).toEqual(['2026-10-19', '2026-10-19']);
  expect(['faulty', 'damaged', ''].map(last)).toEqual([null, null, null]);
  expect(getReturnDeadline('unwanted', null)).toBeNull();
  expect(getReturnDeadline('unwanted', 'ayer')).toBeNull();
});

it('lets only who no longer wants it be silent about why', () => {
  const reasons = ['unwanted', 'faulty', 'damaged', 'other', 'incomplete', ''];
  expect(reasons.filter((one) => !needsDescription(one))).toEqual(['unwanted']);
});
