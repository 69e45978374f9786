import { useEffect, useMemo } from 'react';
import { createGuestCartView } from '@/lib/domain/build/guest-cart-view';
import { getCartLineState } from '@/lib/domain/cart/line-state';
import { useCartStore } from '@/stores/cart/cart-store';
import {
  type CartView,
  EMPTY_CART_VIEW,
  useCustomerCartView,
} from '@/stores/cart/customer-cart-store';
import { observeCartLines } from '@/stores/flows/cart/customer/cart-sync';
import { useCartChecksStore } from '@/stores/flows/cart/validate-cart';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';

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
