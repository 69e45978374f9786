const ZONE = 'America/Mexico_City';
const dayOf = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const clockOf = new Intl.DateTimeFormat('es-MX', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const A_DAY = 86_400_000;

/** The date in Mexico City at a time (milliseconds since 1970): `2026-11-21`. */
export const mexicoDay = (time: number): string => dayOf.format(time);

/** The time of day in Mexico City at a time (milliseconds since 1970): `14:05`. */
export const mexicoClock = (time: number): string => clockOf.format(time);

/** Calendar days in Mexico City from one time to another; negative when the second time is earlier. */
export function daysBetween(from: number, to: number): number {
  const [first, last] = [mexicoDay(from), mexicoDay(to)].map((day) => Date.parse(`${day}T00:00Z`));
  return first === undefined || last === undefined ? 0 : Math.round((last - first) / A_DAY);
}
