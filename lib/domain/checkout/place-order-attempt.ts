import type { PlaceOrderAttempt } from './state';

/**
 * The idempotency key for placing an order. While the outcome of an earlier attempt for the same cart is unknown, its
 * key is used again. So two tabs, two clicks or a retry after a time-out create only one order.
 * @param subjectId id of the cart, or of the transaction that is paid
 */
export function getOrCreateAttempt(
  known: PlaceOrderAttempt | null,
  subjectId: string,
  newKey: () => string,
): PlaceOrderAttempt {
  return known?.of === subjectId ? known : { key: newKey(), of: subjectId };
}

/**
 * What a failed call says about its order: 'refused' when nothing was placed for sure, because the backend did not come
 * to it (sign-in, rate limit); 'answered' when it had its say, and one lookup tells whether an order was placed all the
 * same; 'unknown' when the order may still be on its way.
 * @param status HTTP status; null when there was no answer
 */
export function getFailedOrderOutcome(status: number | null): 'refused' | 'answered' | 'unknown' {
  if (status === 401 || status === 429) return 'refused';
  return status !== null && status >= 400 && status < 500 && status !== 408
    ? 'answered'
    : 'unknown';
}
