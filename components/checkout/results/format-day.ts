import { getMexicoCityTime } from '@/lib/domain/mexico-city-time';

const named = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const calendar = new Intl.DateTimeFormat('es-MX', { ...named, timeZone: 'UTC' });
const mexico = new Intl.DateTimeFormat('es-MX', { ...named, timeZone: 'America/Mexico_City' });

/** Removes the comma after the weekday, since the date stands inside a sentence. */
const formatWithoutComma = (format: Intl.DateTimeFormat, time: number) =>
  format.format(time).replace(',', '');

/** Formats a calendar day with its weekday: `2026-11-24` is `martes 24 de noviembre`. Null when it is not a date. */
export function formatCalendarDay(day: string | null): string | null {
  const time = day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T12:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? null : formatWithoutComma(calendar, time);
}

/** The day (with weekday) and the time of an instant in Mexico City. @param time milliseconds since 1970 */
export const formatMexicoMoment = (time: number) => ({
  day: formatWithoutComma(mexico, time),
  clock: getMexicoCityTime(time),
});
