/** Days have no zone. */
const day = new Intl.DateTimeFormat('es-MX', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** An ISO day as people say it: `martes, 24 de noviembre`. */
export const dayName = (iso: string): string => day.format(new Date(iso)).replace(',', '');
