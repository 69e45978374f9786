import { track } from '@/lib/analytics/track';
import { getCartLines } from '@/lib/domain/cart/cart-view';
import { resetIfCustomerChanged } from '@/lib/domain/checkout/state';
import { completeStep, getNextStep, STEP_DETAILS } from '@/lib/domain/checkout/steps';
import { limitToPieces } from '@/lib/domain/product/availability';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { loadTexts } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { type CartView, getCustomerCartView } from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { notify } from '@/stores/interface/toast-store';
import { syncCheckoutWithCart, toFingerprintLines } from './sync-checkout';

/** Completes the step of the cart. For a guest it is done before the sign-in, so that the payment is open after it. */
export const completeCartStep = (): void =>
  useCheckoutStore
    .getState()
    .update((data) => ({ ...data, steps: completeStep(data.steps, 'detail') }));

const hasTooMuch = ({ states, assemblies }: CartView) =>
  states.some(({ stock }) => stock !== 'enough') ||
  assemblies.some(({ assembly, maxQty }) => limitToPieces(assembly.qty, maxQty) < assembly.qty);

async function notifyTooMuch(): Promise<void> {
  const t = await loadTexts('cart');
  const [title, text] = [t('pay.short'), t('pay.shortText')];
  notify({ type: 'warning', title, text, duration: TOAST_DURATION.long });
}

/**
 * Starts the checkout of the signed-in customer's cart, or goes on with the one that was interrupted.
 * @returns the address of its next step; null when the cart is not known or has more than there is, which the customer
 * is told
 */
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
