import type { PlaceOrderAttempt } from './state';

/**
 * The idempotency key for placing an order. While the outcome of an earlier attempt for the same cart is unknown, its
 * key is used again. So two tabs, two clicks or a retry after a time-out create only one order.
 * @param of id of the cart, or of the transaction that is paid
 */
export function getOrCreateAttempt(
  known: PlaceOrderAttempt | null,
  of: string,
  newKey: () => string,
): PlaceOrderAttempt {
  return known?.of === of ? known : { key: newKey(), of };
}

/** The outcome of a call that places an order. */
export type PlaceOrderOutcome =
  | { kind: 'answered' }
  | { kind: 'failed' /** HTTP status; null when there was no answer. */; status: number | null };

/**
 * What to do next: `done`; `refused` when no order was created, so that a retry is a new order; or `ask` the backend for
 * the outcome, because the order may have been created although no answer arrived.
 */
export function getPlaceOrderFollowUp(placing: PlaceOrderOutcome): 'done' | 'refused' | 'ask' {
  if (placing.kind === 'answered') return 'done';
  const { status } = placing;
  // 408 may come after the order was created; 409 means that another tab created it. With other 4xx no order was created.
  const isKnown = status !== null && status >= 400 && status < 500;
  return isKnown && status !== 408 && status !== 409 ? 'refused' : 'ask';
}
