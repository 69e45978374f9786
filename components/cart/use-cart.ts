import { useEffect, useMemo } from 'react';
import { createGuestCartView } from '@/lib/domain/build/guest-cart-view';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { summarizeCustomerCart } from '@/lib/domain/cart/customer-cart-summary';
import { getCartLineState } from '@/lib/domain/cart/line-state';
import type { CartLine } from '@/lib/domain/cart/types';
import { isPickupWithoutStore } from '@/lib/domain/checkout/delivery-amounts';
import { useCartStore } from '@/stores/cart/cart-store';
import {
  type CartView,
  EMPTY_CART_VIEW,
  useCustomerCartView,
} from '@/stores/cart/customer-cart-store';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { observeCartLines } from '@/stores/flows/cart/customer/cart-sync';
import { useCartChecksStore } from '@/stores/flows/cart/validate-cart';
import { isCartOfCheckout } from '@/stores/flows/checkout/sync-checkout';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';

/** The summary of a customer's cart, with the chosen insurance and pickup. @param lines those that the totals are about */
export function useCustomerCartSummary(
  totals: CustomerCartTotals,
  lines: readonly CartLine[] | null,
) {
  const hasShippingInsurance = useCheckoutStore((state) => state.hasShippingInsurance);
  const isInsuranceChosen = useCheckoutStore((state) => state.isInsuranceChosen);
  // As in the checkout's summary, unless another device has changed the cart since: then the checkout starts anew.
  const isPickedUp = useCheckoutStore(
    (state) => isPickupWithoutStore(state) && (!lines || isCartOfCheckout(state, lines)),
  );
  const choice = { hasShippingInsurance, isInsuranceChosen, isPickedUp };
  const { couponCode, ivaPercentage } = totals;
  const pieces = (lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...summarizeCustomerCart(totals, choice, lines), pieces, couponCode, ivaPercentage };
}

/** The guest's cart, combined with the backend's checks. */
function useGuestCart(): CartView {
  const lines = useCartStore((state) => state.lines);
  const checks = useCartChecksStore();
  return useMemo(() => {
    const states = lines.map((line) => getCartLineState(line, checks[line.product.id]));
    const contents = createGuestCartView(states);
    return { ...EMPTY_CART_VIEW, ...contents, customerId: null, status: 'ready' };
  }, [lines, checks]);
}

/**
 * The current cart: from the device for guests, from the server for customers.
 * @param isShown whether its lines are on screen: only then they are fetched
 */
export function useCart(isShown: boolean): CartView {
  const customerId = useSessionStore(selectAuthorizedCustomerId);
  const view = useCustomerCartView();
  const guest = useGuestCart();
  const isObserved = customerId !== null && isShown;
  useEffect(() => (isObserved ? observeCartLines() : undefined), [isObserved]);
  if (customerId === null) return guest;
  if (view?.customerId === customerId) return view;
  return { ...EMPTY_CART_VIEW, customerId, status: 'loading' };
}
