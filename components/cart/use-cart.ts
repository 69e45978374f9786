import { useEffect, useMemo, useState } from 'react';
import { createGuestCartView } from '@/lib/domain/build/guest-cart-view';
import type { CartContents } from '@/lib/domain/cart/cart-view';
import { getCartLineState } from '@/lib/domain/cart/line-state';
import { useCartChecksStore } from '@/stores/cart/cart-checks-store';
import { useCartStore } from '@/stores/cart/cart-store';
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

type CartSyncModule = Pick<
  typeof import('@/stores/cart/customer-cart/cart-sync'),
  'observeCartLines'
>;

/** Loads the code of the server's cart for customers, and has the lines fetched while they are shown. */
function useCartSync(customerId: string | null, isShown: boolean) {
  const [part, setPart] = useState<CartSyncModule | { failure: unknown } | null>(null);
  const isNeeded = customerId !== null && isShown;
  useEffect(() => {
    if (!isNeeded || part !== null) return;
    let isOver = false;
    import('@/stores/cart/customer-cart/cart-sync').then(
      ({ observeCartLines }) => isOver || setPart({ observeCartLines }),
      (failure: unknown) => isOver || setPart({ failure }),
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded, part]);
  useEffect(() => {
    if (isNeeded && part && 'observeCartLines' in part) return part.observeCartLines();
  }, [isNeeded, part]);
  const failure = part && 'failure' in part ? part.failure : null;
  return { failure, again: () => setPart(null) };
}

/** The current cart: from the device for guests, from the server for customers. */
export function useCart(isShown: boolean): CartView & { retry: () => void } {
  const customerId = useSessionStore(selectAuthorizedCustomerId);
  const view = useCustomerCartView();
  const { failure, again } = useCartSync(customerId, isShown);
  const guest = useGuestContents();
  const retry = () =>
    failure === null ? useCustomerCartStore.getState().actions?.retry() : again();
  if (customerId === null) return { ...toGuestView(guest), retry };
  if (view?.customerId === customerId) return { ...view, retry };
  const status = failure === null ? 'loading' : 'failed';
  return { ...EMPTY_VIEW, customerId, status, error: failure, retry };
}
