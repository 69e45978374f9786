import { parseUtc } from './instant';

export interface Countdown {
  /** Not folded into days: a two-day offer begins at 48. */
  hours: number;
  minutes: number;
  seconds: number;
  ended: boolean;
}

/** Time left until `endIso` (UTC), in whole seconds begun, so that zeros mean the end. Unreadable: ended. */
export function remaining(endIso: string | null, nowMs: number): Countdown {
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

/** Two digits at least: `7` → `07`, `120` → `120`. */
export function pad(value: number): string {
  return String(value).padStart(2, '0');
}
