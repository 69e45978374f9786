import { readCheckoutTotals } from '@/lib/api/checkout-totals';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { getQueryClient } from '@/lib/api/client/query-client';
import { cartKey, checkoutKey } from '@/lib/api/client/query-parts';
import { clearCart, readCustomerCart } from '@/lib/api/customer-cart';
import {
  createTransaction,
  readTransaction,
  readTransactionOutcome,
  type TransactionAnswer,
  updateTransaction,
} from '@/lib/api/transactions';
import {
  createOrderFingerprint,
  findOrderChanges,
  type OrderFingerprint,
  type OrderParts,
} from '@/lib/domain/checkout/order-fingerprint';
import {
  type ReviewedOrder,
  toPayTransactionRequest,
  toPlaceOrderRequest,
} from '@/lib/domain/checkout/place-order-request';
import type { CheckoutTotals } from '@/lib/domain/checkout/types';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { createDeviceSession } from '@/lib/payments/registry';
import { getCachedCart } from '../cart/customer/cart-cache';
import { type OrderCheckout, readAndCheckOrder, toSectionErrors } from './order-queries';
import { findPlacedOrder, placeOrderOnce, rememberPlacedOrder } from './place-order-once';
import { isCartOfCheckout } from './sync-checkout';
import { savePendingPurchase, trackPlacedOrder } from './track-purchase';

/** The longest wait for the cart to be emptied, in milliseconds. */
const TIMEOUT = 4000;

/** Whether the server's cart is still the one that was ordered. It may have new products since. */
async function isStillOrdered(
  { store }: OrderCheckout,
  cartId: string,
  signal: AbortSignal,
): Promise<boolean> {
  if (cartId) {
    const request = { payment: null, transactionId: null };
    return (await readCheckoutTotals(browserClient, request, signal)).cartId === cartId;
  }
  const { items } = await readCustomerCart(browserClient, signal);
  const lines = items.map(({ line }) => line);
  return isCartOfCheckout(store.getState(), lines);
}

/**
 * Empties the server's cart, which became an order (spec 4.2). The order is placed whether this works or not.
 * @param cartId of the ordered cart; '' when the backend does not name it
 * @param isJustPlaced false when the order was placed earlier: then a cart with anything else in it stays
 */
async function clearOrderedCart(
  checkout: OrderCheckout,
  cartId: string,
  isJustPlaced: boolean,
): Promise<void> {
  if (checkout.transactionId !== null) return;
  const signal = AbortSignal.timeout(TIMEOUT);
  try {
    if (isJustPlaced || (await isStillOrdered(checkout, cartId, signal)))
      await clearCart(browserClient, signal);
  } catch {
    // The cart page shows what is left in it.
  }
}

/** Whether the cart that the shopper sees has become an order: it is empty, or another cart took its place. */
const isCartReplaced = ({ cart, totals }: OrderParts, shown: CheckoutTotals): boolean =>
  cart !== null && (cart.items.length === 0 || totals.cartId !== shown.cartId);

/** The result of an attempt, found by its key; that of a cart also by the cart. Null when it placed nothing. */
const findOutcome = (key: string, subjectId: string, transactionId: string | null) =>
  readTransactionOutcome(browserClient, {
    key,
    cartId: transactionId === null ? subjectId : null,
  });

/** The result of an earlier attempt whose answer may be lost; null when there was none, or it placed nothing. @throws ApiError */
export async function recoverOrder(checkout: OrderCheckout): Promise<TransactionAnswer | null> {
  const { store, transactionId } = checkout;
  const { attempt } = store.getState();
  if (!attempt) return null;
  const answer = await findOutcome(attempt.key, attempt.of, transactionId);
  if (!answer) return null;
  await clearOrderedCart(checkout, attempt.of, false);
  trackPlacedOrder(attempt.of, answer.transaction);
  if (store.getState().attempt?.key === attempt.key) store.setState({ attempt: null });
  return answer;
}

/** What others have placed of this cart. @param cartId '' to look only for orders of this device */
async function findOrderOfOthers(
  { customerId, transactionId, openedAt }: OrderCheckout,
  cartId: string,
): Promise<TransactionAnswer | null> {
  if (transactionId !== null) return null;
  const placed = findPlacedOrder(customerId, openedAt);
  if (placed !== null) return readTransaction(browserClient, placed);
  // No attempt has this key: only the cart can find an order.
  return cartId ? findOutcome(crypto.randomUUID(), cartId, null) : null;
}

/**
 * Places an order, or pays an existing one, exactly as the shopper sees it. An order that an earlier attempt or another
 * tab placed is not placed again.
 * @param seen what the shopper sees
 * @param onValidated called before anything is sent that places the order
 * @returns null when the order is not what the shopper sees any more; then nothing was placed
 * @throws ApiError
 */
export async function placeOrder(
  checkout: OrderCheckout,
  order: ReviewedOrder,
  seen: OrderFingerprint,
  onValidated: () => void,
): Promise<TransactionAnswer | null> {
  const recovered = await recoverOrder(checkout);
  if (recovered) return recovered;
  const { customerId, transactionId, store } = checkout;
  const { totals } = order;
  const { parts, refusal } = await readAndCheckOrder(checkout, order);
  const others = isCartReplaced(parts, totals)
    ? await findOrderOfOthers(checkout, totals.cartId)
    : null;
  if (others) return others;
  if (refusal) throw refusal.error;
  if (findOrderChanges(seen, createOrderFingerprint(parts)).length > 0) return null;
  onValidated();
  const subjectId = transactionId ?? totals.cartId;
  const bought = transactionId === null ? getCachedCart(customerId)?.items : [];
  savePendingPurchase(subjectId, totals, bought?.map(({ line }) => line) ?? []);
  let isSent = false;
  const answer = await placeOrderOnce(store, {
    subjectId,
    send: async (key) => {
      // Another tab may have placed it while this one waited for its turn.
      const placed = await findOrderOfOthers(checkout, '');
      if (placed) return placed;
      const made =
        transactionId === null
          ? await createTransaction(browserClient, { request: toPlaceOrderRequest(order), key })
          : await updateTransaction(browserClient, {
              transactionId,
              request: toPayTransactionRequest(order),
              key,
            });
      isSent = true;
      if (transactionId === null) rememberPlacedOrder(customerId, made.transaction);
      await clearOrderedCart(checkout, subjectId, true);
      return made;
    },
    findOrder: (key) => findOutcome(key, subjectId, transactionId),
  });
  if (!isSent) await clearOrderedCart(checkout, subjectId, false);
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
