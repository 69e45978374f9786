import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getLargestTimeLeft, getTimeLeft, padTwoDigits } from '@/lib/domain/countdown';
import { parseUtc } from '@/lib/domain/parse-utc';
import { forAll } from '@/tests/support/for-all';

const END = '2030-01-03T00:00:00Z';
const END_MS = Date.UTC(2030, 0, 3);

it.each([null, '', 'mañana', '2030-13-45'])('%s has ended', (end) =>
  expect(getTimeLeft(end, 0)).toEqual({ hours: 0, minutes: 0, seconds: 0, ended: true }),
);

it('has parts that add up to the time left, zeros only at the end, and hours that never become days', () =>
  forAll(fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: -1e6, max: 1e12 })), (left) => {
    const { hours, minutes, seconds, ended } = getTimeLeft(END, END_MS - left);
    expect(ended).toBe(left <= 0);
    expect(hours * 3600 + minutes * 60 + seconds).toBe(Math.max(Math.ceil(left / 1000), 0));
    expect(minutes).toBeLessThan(60);
    expect(seconds).toBeLessThan(60);
  }));

it('reads dates without a zone as UTC', () => {
  const forms = ['2030-01-03 00:00:00', '2030-01-03T00:00:00.000', '2030-01-03'];
  expect([...forms, '2030-01-02T18:00:00-06:00'].map(parseUtc)).toEqual(Array(4).fill(END_MS));
});

it('pads to two digits', () =>
  expect([padTwoDigits(0), padTwoDigits(7), padTwoDigits(120)]).toEqual(['00', '07', '120']));

const HOUR = 3_600_000;
it.each([
  [82 * HOUR + 41 * 60_000, { unit: 'days', count: 3 }],
  [24 * HOUR, { unit: 'days', count: 1 }],
  [24 * HOUR - 1000, { unit: 'hours', count: 23 }],
  [HOUR, { unit: 'hours', count: 1 }],
  [HOUR - 1000, { unit: 'minutes', count: 59 }],
  [1, { unit: 'minutes', count: 1 }],
  [0, null],
])('says of %d ms only the largest unit', (left, says) =>
  expect(getLargestTimeLeft(END, END_MS - left)).toEqual(says),
);

it('never says more than is left', () => {
  const minutes = { days: 1440, hours: 60, minutes: 1 };
  forAll(fc.integer({ min: 60_000, max: 30 * 24 * HOUR }), (left) => {
    const { unit, count } = getLargestTimeLeft(END, END_MS - left) ?? expect.fail();
    expect(count).toBeGreaterThan(0);
    // Seconds are rounded up.
    expect(count * minutes[unit] * 60_000).toBeLessThanOrEqual(left + 1000);
  });
});
