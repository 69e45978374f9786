import { expect, it } from 'vitest';
import {
  daysBetween,
  formatCalendarDate,
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatDateTimeWithoutYear,
  formatDayAge,
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
  expect(formatCalendarDay('2026-11-24')).toBe('martes 24 de noviembre');
  expect(formatCalendarDate('2026-11-24')).toBe('24 nov 2026');
  expect(formatMonthYear(Date.parse('2026-11-01'))).toBe('noviembre de 2026');
});

it('writes nothing for a day that cannot be read', () => {
  for (const day of [null, '', 'mañana', '2026-13-40']) expect(formatCalendarDay(day)).toBe('');
  expect(formatCalendarDate('')).toBe('');
});

it.each([
  ['hoy', '2026-11-21'],
  ['ayer', '2026-11-20'],
  ['hace 2 días', '2026-11-19'],
  ['hace 12 días', '2026-11-09'],
  ['hace 30 días', '2026-10-22'],
  ['hace 1 mes', '2026-10-21', '2026-09-22'],
  ['hace 2 meses', '2026-09-21'],
  ['hace 11 meses', '2025-11-22'],
  ['hace 1 año', '2025-11-21', '2024-11-22'],
  ['hace 2 años', '2024-11-21'],
  ['', '2026-11-22', '', 'mañana'],
])('on 21 November it says %j of %s', (age, ...days) => {
  for (const now of [midnight, midnight + 86_399_000])
    for (const day of days) expect(formatDayAge(day, now), day).toBe(age);
});

it('counts no month of a day that the last month did not have', () => {
  const age = (day: string, today: string) => formatDayAge(day, Date.parse(`${today}T12:00:00Z`));
  expect(age('2026-01-31', '2026-02-28')).toBe('hace 28 días');
  expect(age('2026-01-31', '2026-03-01')).toBe('hace 1 mes');
  expect(age('2024-02-29', '2025-02-28')).toBe('hace 11 meses');
  expect(age('2024-02-29', '2025-03-01')).toBe('hace 1 año');
});
