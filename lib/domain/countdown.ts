import { parseUtc } from './parse-utc';

export interface TimeLeft {
  /** Not converted to days: a two-day offer starts at 48. */
  hours: number;
  minutes: number;
  seconds: number;
  ended: boolean;
}

/**
 * Time left until `endIso` (UTC). Seconds are rounded up, so all zeros mean that the time is over. An end that cannot be
 * parsed counts as over.
 */
export function getTimeLeft(endIso: string | null, nowMs: number): TimeLeft {
  const end = parseUtc(endIso);
  const left = end === null ? 0 : Math.ceil((end - nowMs) / 1000);
  if (!(left > 0)) return { hours: 0, minutes: 0, seconds: 0, ended: true };
  return {
    hours: Math.floor(left / 3600),
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    ended: false,
  };
}

/** Pads a number to at least two digits: `7` → `07`, `120` → `120`. */
export function padTwoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * The time left in its largest unit alone: days, in the last day hours, in the last hour minutes. It is rounded down, but one
 * minute is the least. Null when the time is over.
 */
export function getLargestTimeLeft(
  endIso: string | null,
  nowMs: number,
): { unit: 'days' | 'hours' | 'minutes'; count: number } | null {
  const { hours, minutes, ended } = getTimeLeft(endIso, nowMs);
  if (ended) return null;
  if (hours >= 24) return { unit: 'days', count: Math.floor(hours / 24) };
  if (hours > 0) return { unit: 'hours', count: hours };
  return { unit: 'minutes', count: Math.max(1, minutes) };
}
