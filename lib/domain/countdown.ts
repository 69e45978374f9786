import { parseUtc } from './parse-utc';

/** Hours are not made days. Seconds are rounded up, so all zeros mean that the time is over, as for an end that cannot be parsed. */
export function getTimeLeft(endIso: string | null, nowMs: number) {
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
export const padTwoDigits = (value: number): string => String(value).padStart(2, '0');

/** In its largest unit alone, rounded down to at least a minute. Null when the time is over. */
export function getLargestTimeLeft(
  endIso: string | null,
  nowMs: number,
): { unit: 'days' | 'hours' | 'minutes'; count: number } | null {
  const { hours, minutes, ended } = getTimeLeft(endIso, nowMs);
  if (ended) return null;
  if (hours >= 24) return { unit: 'days', count: Math.floor(hours / 24) } as const;
  if (hours > 0) return { unit: 'hours', count: hours } as const;
  return { unit: 'minutes', count: Math.max(1, minutes) } as const;
}
