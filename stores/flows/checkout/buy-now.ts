import { getQueryClient } from '@/lib/api/client/query-client';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { getLineKey } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { getCustomerCartView } from '@/stores/cart/customer-cart-store';
import { observeCartLines } from '@/stores/flows/cart/customer/cart-sync';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import { addLineToCart } from '../cart/add-line-to-cart';
import { findDeviceLine, sendDeviceLines } from '../cart/customer/send-device-lines';
import { beginCheckout, completeCartStep } from './begin-checkout';

/** Adds what the cart lacks of the wanted quantity, so that buying the same twice adds it once. */
function fillUp(line: CartLine, quantity: number, known: number): void {
  if (known < quantity) addLineToCart(line, quantity - known);
}

const getQuantityInCart = (key: string): number =>
  getCustomerCartView()?.states.find(({ line }) => getLineKey(line) === key)?.line.quantity ?? 0;

async function buyAsCustomer(customerId: string, line: CartLine, quantity: number) {
  const key = getLineKey(line);
  // The cart is read as on a screen that shows it: what is added now changes it in the same way.
  const stop = observeCartLines();
  try {
    await getQueryClient().fetchQuery(customerCartQuery(customerId));
    fillUp(line, quantity, getQuantityInCart(key));
    await sendDeviceLines(customerId);
    // The backend refused it, and the customer was told why.
    if (getQuantityInCart(key) === 0) return null;
    return beginCheckout();
  } finally {
    stop();
  }
}

/**
 * Puts a product into the cart, unless it holds as many already, and starts the checkout of the cart.
 * @returns the address of the checkout's next step; `sign-in` for a guest, for whom the payment is open afterwards;
 * null when the product cannot be bought, which the customer was told
 * @throws ApiError (rejects) when the customer's cart cannot be read or changed; the product then waits on the device
 */
export async function buyNow(line: CartLine, quantity: number): Promise<string | null> {
  const customerId = selectAuthorizedCustomerId(useSessionStore.getState());
  if (customerId !== null) return buyAsCustomer(customerId, line, quantity);
  fillUp(line, quantity, findDeviceLine(getLineKey(line))?.quantity ?? 0);
  completeCartStep();
  return 'sign-in';
}
