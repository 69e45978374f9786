import { expect, it } from 'vitest';
import {
  daysBetween,
  formatCalendarDate,
  formatCalendarDay,
  formatCalendarWeekday,
  formatDate,
  formatDateTime,
  formatDateTimeWithoutYear,
  formatMonthYear,
  formatTime,
  formatWeekday,
  getMexicoCityDay,
} from '@/lib/domain/dates';

const midnight = Date.parse('2026-11-21T06:00:00Z');

it('uses the days and hours of Mexico City', () => {
  expect(getMexicoCityDay(midnight - 1)).toBe('2026-11-20');
  expect(getMexicoCityDay(midnight)).toBe('2026-11-21');
  expect(formatTime(midnight)).toBe('00:00');
  expect(daysBetween(midnight - 1, midnight)).toBe(1);
  expect(daysBetween(midnight, midnight + 86_399_000)).toBe(0);
  expect(daysBetween(midnight, midnight - 86_400_000)).toBe(-1);
});

it('writes times as in Mexico City', () => {
  expect(formatDate(midnight - 1)).toBe('20 nov 2026');
  expect(formatDateTime(midnight - 1)).toBe('20 nov 2026, 23:59');
  expect(formatDateTimeWithoutYear(midnight)).toBe('21 nov, 00:00');
  expect(formatWeekday(midnight)).toBe('sábado 21 de noviembre');
});

it('writes calendar days as they are, in any time zone', () => {
  expect(formatCalendarWeekday('2026-11-24')).toBe('martes, 24 de noviembre');
  expect(formatCalendarDay('2026-11-24')).toBe('martes 24 de noviembre');
  expect(formatCalendarDate('2026-11-24')).toBe('24 nov 2026');
  expect(formatMonthYear(Date.parse('2026-11-01'))).toBe('noviembre de 2026');
});

it('writes nothing for a day that cannot be read', () => {
  for (const day of [null, '', 'mañana', '2026-13-40']) expect(formatCalendarDay(day)).toBe('');
  expect(formatCalendarDate('')).toBe('');
});
