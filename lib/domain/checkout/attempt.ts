import type { Attempt } from './state';

/**
 * The key for placing an order: the one that was used before for the same cart, while its outcome is unknown, so
 * that two tabs, two clicks and a try after a time-out are one order.
 * @param of the cart, or the transaction that is paid
 */
export function beginAttempt(known: Attempt | null, of: string, newKey: () => string): Attempt {
  return known?.of === of ? known : { key: newKey(), of };
}

/** How a call that places an order ended. */
export type Placing =
  | { kind: 'answered' }
  | { kind: 'failed' /** HTTP status; null without an answer. */; status: number | null };

/**
 * What to do next: `done`, `refused` (nothing was made: another try is another order), or `ask` the backend for the
 * outcome, since the order may have been made although nobody said so.
 */
export function afterPlacing(placing: Placing): 'done' | 'refused' | 'ask' {
  if (placing.kind === 'answered') return 'done';
  const { status } = placing;
  // 408 may come late; 409 says that it was made already, by another tab; others never reached what makes orders.
  const isKnown = status !== null && status >= 400 && status < 500;
  return isKnown && status !== 408 && status !== 409 ? 'refused' : 'ask';
}
