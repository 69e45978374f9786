/** The shop's clock is that of its capital. */
const day = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'America/Mexico_City',
} as const;

/** Day of an instant (milliseconds since 1970) as people in Mexico write it: `21 de noviembre de 2026`. */
export const longDate = (time: number) => new Intl.DateTimeFormat('es-MX', day).format(time);

/** Day and time: `21 de noviembre de 2026 a las 23:59`. */
export const longDateTime = (time: number) =>
  new Intl.DateTimeFormat('es-MX', {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time);
