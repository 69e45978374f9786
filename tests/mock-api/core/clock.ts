/** Milliseconds in a day. */
export const DAY = 86_400_000;
const SIX_HOURS = 6 * 3_600_000;

/** End of the running lightning offers: the next multiple of six hours in UTC. */
export const lightningEnd = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / SIX_HOURS + 1) * SIX_HOURS);

export const lightningWindow = (now: Date): number => Math.floor(now.getTime() / SIX_HOURS);

/** ISO date of today where the shop is, whatever the zone of the machine. */
export function mexicoToday(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(now);
}

/** `days` working days after an ISO date; parcels are not delivered on Sundays. */
export function addDeliveryDays(isoDate: string, days: number): string {
  const date = new Date(`${isoDate}T12:00:00Z`);
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0) left--;
  }
  return date.toISOString().slice(0, 10);
}

/** An instant some days ago, the same all day long so that answers can be compared. */
export function daysAgo(now: Date, days: number, seed: number): string {
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return new Date(midnight - days * DAY - (seed % 43_200) * 1000).toISOString().replace('.000', '');
}

/** 23:59 in Mexico City (UTC−6 all year) some days from now. */
export function endOfDay(now: Date, days: number): string {
  const day = new Date(`${mexicoToday(now)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return new Date(`${day.toISOString().slice(0, 10)}T23:59:59-06:00`).toISOString();
}
