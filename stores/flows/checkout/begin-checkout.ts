import { track } from '@/lib/analytics/track';
import { getQueryClient } from '@/lib/api/client/query-client';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { getCartLines } from '@/lib/domain/cart/cart-view';
import { getLineKey } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { resetIfCustomerChanged } from '@/lib/domain/checkout/state';
import { completeStep, getNextStep, STEP_DETAILS } from '@/lib/domain/checkout/steps';
import { limitToPieces } from '@/lib/domain/product/availability';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { loadTexts } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { type CartView, getCustomerCartView } from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { observeCartLines } from '@/stores/flows/cart/customer/cart-sync';
import { notify } from '@/stores/interface/toast-store';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import { addLineToCart } from '../cart/add-line-to-cart';
import { findDeviceLine, sendDeviceLines } from '../cart/customer/send-device-lines';
import { syncCheckoutWithCart, toFingerprintLines } from './sync-checkout';

/** Completes the step of the cart. For a guest it is done before the sign-in, so that the payment is open after it. */
export const completeCartStep = (): void =>
  useCheckoutStore
    .getState()
    .update((data) => ({ ...data, steps: completeStep(data.steps, 'detail') }));

const hasTooMuch = ({ states, builds }: CartView) =>
  states.some(({ stock }) => stock !== 'enough') ||
  builds.some(({ build, maxQty }) => limitToPieces(build.qty, maxQty) < build.qty);

async function notifyTooMuch(): Promise<void> {
  const t = await loadTexts('cart');
  const [title, text] = [t('pay.short'), t('pay.shortText')];
  notify({ type: 'warning', title, text, duration: TOAST_DURATION.long });
}

/** @returns the address of the next step; null when the cart is not known or has more than there is, which the customer is told */
export function beginCheckout(): string | null {
  const view = getCustomerCartView();
  const customerId = view?.customerId ?? null;
  if (!view || customerId === null) return null;
  if (hasTooMuch(view)) {
    void notifyTooMuch().catch(() => undefined);
    return null;
  }
  const lines = getCartLines(view);
  useCheckoutStore.getState().update((data) => resetIfCustomerChanged(data, customerId));
  syncCheckoutWithCart(toFingerprintLines(lines));
  completeCartStep();
  track({ name: 'begin_checkout', lines, coupon: view.totals?.couponCode ?? null });
  const { steps, hasMonthlyPayment } = useCheckoutStore.getState();
  return route(STEP_DETAILS[getNextStep('full', steps, hasMonthlyPayment)].route);
}

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
