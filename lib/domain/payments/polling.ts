/** Polls at the backend's interval, before the interval grows. */
const STEADY_POLLS = 8;
/** Growth factor of each interval after that. */
const DELAY_GROWTH = 1.5;
/** Limits of the interval, in milliseconds. */
const MIN_DELAY = 1000;
const MAX_DELAY = 60_000;
/** Polls after which the page stops looking busy: about two minutes at an interval of three seconds. */
const MAX_WAITING_POLLS = 14;

/** Milliseconds to the next poll, after `asked` polls; `afterSeconds` is what the backend asks for. */
export function calculatePollDelay(afterSeconds: number, asked: number): number {
  const base = Math.min(MAX_DELAY, Math.max(MIN_DELAY, afterSeconds * 1000));
  return Math.min(MAX_DELAY, Math.round(base * DELAY_GROWTH ** Math.max(0, asked - STEADY_POLLS)));
}

export const shouldStopWaiting = (asked: number): boolean => asked >= MAX_WAITING_POLLS;
