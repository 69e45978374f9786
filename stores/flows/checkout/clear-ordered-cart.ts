import { readCheckoutTotals } from '@/lib/api/checkout-totals';
import { browserClient } from '@/lib/api/client/browser-client';
import { clearCart, readCustomerCart } from '@/lib/api/customer-cart';
import type { OrderCheckout } from './order-queries';
import { isCartOfCheckout } from './sync-checkout';

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
  return isCartOfCheckout(
    store.getState(),
    items.map(({ line }) => line),
  );
}

/**
 * Empties the server's cart, which became an order (spec 4.2). The order is placed whether this works or not.
 * @param cartId of the ordered cart; '' when the backend does not name it
 * @param isJustPlaced false when the order was placed earlier: then a cart with anything else in it stays
 */
export async function clearOrderedCart(
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
