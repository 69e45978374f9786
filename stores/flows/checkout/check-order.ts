import { checkOrderReview } from '@/lib/api/checkout-totals';
import { browserClient } from '@/lib/api/client/browser-client';
import type { BySection } from '@/lib/domain/checkout/checkout-sections';
import { isShipped } from '@/lib/domain/checkout/delivery';
import { toOrderPayment } from '@/lib/domain/checkout/payment';
import type { ReviewedOrder } from '@/lib/domain/checkout/place-order-request';
import { toSectionErrors } from './checkout-errors';
import { type OrderCheckout, readOrderParts } from './order-queries';
import { resendDelivery } from './save-delivery';

/**
 * Asks again for an order that is being reviewed, and whether it can be placed.
 * @param signal aborted when the answer is not needed any more
 * @returns what keeps it from being placed, in the backend's words; nothing when the backend could not be asked
 */
export async function refreshOrder(
  checkout: OrderCheckout,
  signal: AbortSignal,
): Promise<BySection<string>> {
  try {
    const { data, totals } = await readOrderParts(checkout);
    const payment = toOrderPayment(data, totals);
    if (payment && !signal.aborted) await checkOrder(checkout, { payment, data }, signal);
    return {};
  } catch (error) {
    return toSectionErrors(error);
  }
}

function checkOrder(
  { transactionId }: OrderCheckout,
  { payment, data }: Pick<ReviewedOrder, 'payment' | 'data'>,
  signal?: AbortSignal,
): Promise<void> {
  const isShipping = transactionId === null ? isShipped(data) : null;
  const { trackingId } = data;
  const request = { ...payment, isShipping, trackingId, transactionId };
  return checkOrderReview(browserClient, request, signal);
}

/**
 * Asks again for everything that the order is made of, and whether it can be placed, in one round of parallel calls.
 * @returns the order as it is now, and the first reason why it cannot be placed
 * @throws ApiError when the order cannot be read
 */
export async function readAndCheckOrder(checkout: OrderCheckout, order: ReviewedOrder) {
  const checks = Promise.all([
    checkOrder(checkout, order),
    // Another device may have chosen another delivery since.
    checkout.transactionId === null && resendDelivery(order.data),
  ]);
  const [parts, refusal] = await Promise.all([
    readOrderParts(checkout),
    checks.then(
      () => null,
      (error: unknown) => ({ error }),
    ),
  ]);
  return { parts, refusal };
}
