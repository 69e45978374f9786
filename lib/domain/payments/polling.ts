/** Questions at the backend's own pace, before they become rarer. */
const STEADY = 8;
/** How much longer each wait is than the one before, from then on. */
const GROWTH = 1.5;
/** Milliseconds. */
const LEAST = 1000;
const MOST = 60_000;
/** Questions after which a page stops to look busy: about two minutes at a pace of three seconds. */
const PATIENCE = 14;

/**
 * Wait before the next question about a payment, in milliseconds.
 * @param afterSeconds what the backend asks for
 * @param asked questions so far
 */
export function pollDelay(afterSeconds: number, asked: number): number {
  const base = Math.min(MOST, Math.max(LEAST, afterSeconds * 1000));
  return Math.min(MOST, Math.round(base * GROWTH ** Math.max(0, asked - STEADY)));
}

/** Whether the customer should rather be let go than kept waiting. @param asked questions so far */
export const isPatienceOver = (asked: number): boolean => asked >= PATIENCE;
