import { useEffect, useMemo } from 'react';
import { createGuestCartView } from '@/lib/domain/build/guest-cart-view';
import type { CartContents } from '@/lib/domain/cart/cart-view';
import { getCartLineState } from '@/lib/domain/cart/line-state';
import { useCartChecksStore } from '@/stores/cart/cart-checks-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { observeCartLines } from '@/stores/cart/customer-cart/cart-sync';
import {
  type CartView,
  useCustomerCartStore,
  useCustomerCartView,
} from '@/stores/cart/customer-cart-store';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';

/** The guest's cart, combined with the backend's checks. */
function useGuestContents(): CartContents {
  const lines = useCartStore((state) => state.lines);
  const checks = useCartChecksStore();
  return useMemo(
    () => createGuestCartView(lines.map((line) => getCartLineState(line, checks[line.product.id]))),
    [lines, checks],
  );
}

const EMPTY_VIEW = {
  error: null,
  states: [],
  assemblies: [],
  totals: null,
  totalsLines: null,
  isChanging: false,
  messages: [],
};

const toGuestView = (contents: CartContents): CartView => ({
  ...EMPTY_VIEW,
  ...contents,
  customerId: null,
  status: 'ready',
});

/**
 * The current cart: from the device for guests, from the server for customers.
 * @param isShown whether its lines are on screen: only then they are fetched
 */
export function useCart(isShown: boolean): CartView & { retry: () => void } {
  const customerId = useSessionStore(selectAuthorizedCustomerId);
  const view = useCustomerCartView();
  const guest = useGuestContents();
  const isObserved = customerId !== null && isShown;
  useEffect(() => (isObserved ? observeCartLines() : undefined), [isObserved]);
  const retry = () => useCustomerCartStore.getState().actions?.retry();
  if (customerId === null) return { ...toGuestView(guest), retry };
  if (view?.customerId === customerId) return { ...view, retry };
  return { ...EMPTY_VIEW, customerId, status: 'loading', retry };
}
