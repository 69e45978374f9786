/** UTC, because a date without a time is parsed as UTC midnight. */
const day = new Intl.DateTimeFormat('es-MX', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Formats an ISO date with its weekday and without a comma: `martes 24 de noviembre`. */
export const formatDeliveryDay = (iso: string): string =>
  day.format(new Date(iso)).replace(',', '');
