/** Polls at the backend's interval, before the interval grows. */
const STEADY = 8;
/** Growth factor of each interval after that. */
const GROWTH = 1.5;
/** Limits of the interval, in milliseconds. */
const LEAST = 1000;
const MOST = 60_000;
/** Polls after which the page stops looking busy: about two minutes at an interval of three seconds. */
const PATIENCE = 14;

/**
 * The delay before the next poll of a payment, in milliseconds.
 * @param afterSeconds the interval that the backend asks for
 * @param asked number of polls so far
 */
export function pollDelay(afterSeconds: number, asked: number): number {
  const base = Math.min(MOST, Math.max(LEAST, afterSeconds * 1000));
  return Math.min(MOST, Math.round(base * GROWTH ** Math.max(0, asked - STEADY)));
}

/** Whether the customer should no longer be kept waiting. @param asked number of polls so far */
export const isPatienceOver = (asked: number): boolean => asked >= PATIENCE;
