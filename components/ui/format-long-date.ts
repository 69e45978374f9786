/** The shop uses the time zone of Mexico City. */
const LONG_DATE = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'America/Mexico_City',
} as const;

/** Formats a time (milliseconds since 1970) as a date: `21 de noviembre de 2026`. */
export const formatLongDate = (time: number) =>
  new Intl.DateTimeFormat('es-MX', LONG_DATE).format(time);

/** Formats date and time: `21 de noviembre de 2026 a las 23:59`. */
export const formatLongDateTime = (time: number) =>
  new Intl.DateTimeFormat('es-MX', {
    ...LONG_DATE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time);
