import { parseUtc } from './parse-utc';

// Every date that the shop shows or compares. Times are milliseconds since 1970. The first view loads `parse-utc.ts`
// only, which is why it is a file of its own.

const MEXICO_CITY = { timeZone: 'America/Mexico_City' } as const;
/** A calendar day has no time zone: its text is read as midnight UTC and must be shown as such. */
const CALENDAR = { timeZone: 'UTC' } as const;
const SHORT_DATE = { day: 'numeric', month: 'short' } as const;
const DATE = { ...SHORT_DATE, year: 'numeric' } as const;
const WEEKDAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY_IN_MS = 86_400_000;

/** A function that formats times. It creates its `Intl` object, which is slow to make, when it is first used. */
function formatter(options: Intl.DateTimeFormatOptions, locale = 'es-MX') {
  let format: Intl.DateTimeFormat | undefined;
  return (time: number): string => {
    format ??= new Intl.DateTimeFormat(locale, options);
    return format.format(time);
  };
}

/** The date in Mexico City at a time: `2026-11-21`. */
export const getMexicoCityDay = formatter(
  { ...MEXICO_CITY, year: 'numeric', month: '2-digit', day: '2-digit' },
  'en-CA',
);

/** Calendar days in Mexico City from one time to another; negative when the second time is earlier. */
export function daysBetween(from: number, to: number): number {
  const startOf = (time: number) => Date.parse(`${getMexicoCityDay(time)}T00:00Z`);
  return Math.round((startOf(to) - startOf(from)) / DAY_IN_MS);
}

/** In Mexico City: `21 nov 2026`. */
export const formatDate = formatter({ ...MEXICO_CITY, ...DATE });

/** In Mexico City: `21 nov 2026, 23:59`. */
export const formatDateTime = formatter({ ...MEXICO_CITY, ...DATE, ...CLOCK });

/** In Mexico City: `21 nov, 23:59`. */
export const formatDateTimeWithoutYear = formatter({ ...MEXICO_CITY, ...CLOCK, ...SHORT_DATE });

/** In Mexico City: `23:59`. */
export const formatTime = formatter({ ...MEXICO_CITY, ...CLOCK });

/** In the visitor's own time zone: `23:59`. */
export const formatLocalTime = formatter(CLOCK);

/** The month and year of a card's expiry: `noviembre de 2026`. */
export const formatMonthYear = formatter({ ...CALENDAR, month: 'long', year: 'numeric' });

const formatWeekdayInMexicoCity = formatter({ ...MEXICO_CITY, ...WEEKDAY });
const formatWeekdayOfCalendar = formatter({ ...CALENDAR, ...WEEKDAY });
const formatShortDateOfCalendar = formatter({ ...CALENDAR, ...SHORT_DATE });
const formatDateOfCalendar = formatter({ ...CALENDAR, ...DATE });
const withoutComma = (text: string) => text.replace(',', '');

/** In Mexico City: `martes 24 de noviembre`. */
export const formatWeekday = (time: number): string =>
  withoutComma(formatWeekdayInMexicoCity(time));

/** A function that formats a calendar day. Empty when it is not a date. */
const calendarFormatter = (format: (time: number) => string) => (day: string | null) => {
  const time = parseUtc(day);
  return time === null ? '' : format(time);
};

/** `2026-11-24` is `martes 24 de noviembre`. */
export const formatCalendarDay = calendarFormatter((time) =>
  withoutComma(formatWeekdayOfCalendar(time)),
);

/** Where there is little room: `2026-11-24` is `24 nov`. */
export const formatShortCalendarDay = calendarFormatter((time) =>
  formatShortDateOfCalendar(time).replace(' de ', ' ').replace('.', ''),
);

/** `2026-11-24` is `24 nov 2026`. */
export const formatCalendarDate = calendarFormatter(formatDateOfCalendar);

function ageFormatter(numeric: Intl.RelativeTimeFormatNumeric) {
  let format: Intl.RelativeTimeFormat | undefined;
  return (count: number, unit: Intl.RelativeTimeFormatUnit): string => {
    format ??= new Intl.RelativeTimeFormat('es-MX', { numeric });
    return format.format(-count, unit);
  };
}

const formatAge = ageFormatter('always');
/** Only for `hoy` and `ayer`: it would also write `anteayer` and `el mes pasado`. */
const formatAgeInWords = ageFormatter('auto');

/** `hoy`, `ayer`, `hace 12 días`, `hace 3 meses`: only whole months and years. Empty for a day to come and for what is not a date. */
export function formatDayAge(day: string, now: number): string {
  const [from, to] = [parseUtc(day), parseUtc(getMexicoCityDay(now))];
  if (from === null || to === null || from > to) return '';
  const days = Math.round((to - from) / DAY_IN_MS);
  if (days < 2) return formatAgeInWords(days, 'day');
  const [then, today] = [new Date(from), new Date(to)];
  const years = today.getUTCFullYear() - then.getUTCFullYear();
  const isBegun = today.getUTCDate() < then.getUTCDate();
  const months = years * 12 + today.getUTCMonth() - then.getUTCMonth() - (isBegun ? 1 : 0);
  if (months < 1) return formatAge(days, 'day');
  return months < 12 ? formatAge(months, 'month') : formatAge(Math.floor(months / 12), 'year');
}
