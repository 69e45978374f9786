import { browserClient } from '@/lib/api/browser-client';
import { checkOrderReview } from '@/lib/api/calls/checkout';
import {
  createTransaction,
  readTransactionOutcome,
  updateTransaction,
} from '@/lib/api/calls/transactions';
import { errorText } from '@/lib/api/error-catalogue';
import type { TransactionAnswer } from '@/lib/api/resources/transaction';
import {
  type ReviewedOrder,
  toPayTransactionRequest,
  toPlaceOrderRequest,
} from '@/lib/domain/checkout/place-order-request';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { customerCartQuery } from '@/lib/queries/customer-cart';
import { cartKey, checkoutKey } from '@/lib/queries/keys';
import { getQueryClient } from '@/lib/queries/query-client';
import type { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { toSectionErrors } from './checkout-errors';
import { createDeviceSession } from './device-session';
import { placeOrderOnce } from './place-order-once';
import { savePendingPurchase, trackPlacedOrder } from './track-purchase';

/** The checkout in which an order is placed. */
export interface OrderCheckout {
  customerId: string;
  /** An existing order that is being paid; null for the cart. */
  transactionId: string | null;
  store: typeof useCheckoutStore;
}

/** The result of an attempt, found by its key; that of a cart also by the cart. Null when it placed nothing. */
const findOutcome = (key: string, subjectId: string, transactionId: string | null) =>
  readTransactionOutcome(browserClient, {
    key,
    cartId: transactionId === null ? subjectId : null,
  });

/**
 * Asks for the result of an earlier attempt whose answer may have been lost.
 * @returns null when there was no such attempt, or it placed nothing
 * @throws ApiError
 */
export async function recoverOrder({
  store,
  transactionId,
}: OrderCheckout): Promise<TransactionAnswer | null> {
  const { attempt } = store.getState();
  if (!attempt) return null;
  const answer = await findOutcome(attempt.key, attempt.of, transactionId);
  if (!answer) return null;
  trackPlacedOrder(attempt.of, answer.transaction);
  if (store.getState().attempt?.key === attempt.key) store.setState({ attempt: null });
  return answer;
}

/** The lines of the customer's cart, as they were last loaded. */
function getLoadedCartLines(customerId: string) {
  const cart = getQueryClient().getQueryData(customerCartQuery(customerId).queryKey);
  return cart?.items.map(({ line }) => line) ?? [];
}

/**
 * Places an order, or pays an existing one. An order that an earlier attempt placed is not placed again.
 * @param onValidated called before anything is sent that places the order
 * @throws ApiError
 */
export async function placeOrder(
  checkout: OrderCheckout,
  order: ReviewedOrder,
  onValidated: () => void,
): Promise<TransactionAnswer> {
  const recovered = await recoverOrder(checkout);
  if (recovered) return recovered;
  const { customerId, transactionId, store } = checkout;
  const { payment, data, totals } = order;
  const isShipping = transactionId === null ? data.isShipping : null;
  await checkOrderReview(browserClient, {
    ...payment,
    isShipping,
    trackingId: data.trackingId,
    transactionId,
  });
  onValidated();
  const subjectId = transactionId ?? totals.cartId;
  const lines = transactionId === null ? getLoadedCartLines(customerId) : [];
  savePendingPurchase(subjectId, totals, lines);
  const answer = await placeOrderOnce(store, {
    subjectId,
    send: (key) =>
      transactionId === null
        ? createTransaction(browserClient, { request: toPlaceOrderRequest(order), key })
        : updateTransaction(browserClient, {
            transactionId,
            request: toPayTransactionRequest(order),
            key,
          }),
    findOrder: (key) => findOutcome(key, subjectId, transactionId),
  });
  trackPlacedOrder(subjectId, answer.transaction);
  return answer;
}

/** After a failed attempt: stores its message, and prepares what the next attempt needs. */
export function prepareNextAttempt(
  { customerId, store }: OrderCheckout,
  config: PaymentConfig,
  error: unknown,
): void {
  const { setEnteredSecurityCode, update, paymentMethodCode } = store.getState();
  if (toSectionErrors(error).code) setEnteredSecurityCode(null);
  update((data) => ({ ...data, deviceSessionId: null, errorMessage: errorText(error) }));
  // Each attempt needs a new device session.
  void createDeviceSession(paymentMethodCode ?? '', config).then((deviceSessionId) =>
    update((data) => ({ ...data, deviceSessionId })),
  );
  const client = getQueryClient();
  void client.invalidateQueries({ queryKey: checkoutKey(customerId) });
  void client.invalidateQueries({ queryKey: cartKey(customerId) });
}
