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
 * Whether a failed call certainly placed no order, so that a retry is a new order. Otherwise the backend has to be asked
 * for the outcome, because the order may exist although no answer arrived.
 * @param status HTTP status; null when there was no answer
 */
export function isOrderRefused(status: number | null): boolean {
  // 408 may come after the order was created; 409 means that another tab created it. With other 4xx no order was created.
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 409;
}
