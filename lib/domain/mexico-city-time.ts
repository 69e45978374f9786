const ZONE = 'America/Mexico_City';
const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const clockFormat = new Intl.DateTimeFormat('es-MX', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const DAY_IN_MS = 86_400_000;

/** The date in Mexico City at a time (milliseconds since 1970): `2026-11-21`. */
export const getMexicoCityDay = (time: number): string => dayFormat.format(time);

/** The time of day in Mexico City at a time (milliseconds since 1970): `14:05`. */
export const getMexicoCityTime = (time: number): string => clockFormat.format(time);

/** Calendar days in Mexico City from one time to another; negative when the second time is earlier. */
export function daysBetween(from: number, to: number): number {
  const [first, last] = [getMexicoCityDay(from), getMexicoCityDay(to)].map((day) =>
    Date.parse(`${day}T00:00Z`),
  );
  return first === undefined || last === undefined ? 0 : Math.round((last - first) / DAY_IN_MS);
}
