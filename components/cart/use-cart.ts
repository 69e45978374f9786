import { useEffect, useState } from 'react';
import type { LineState } from '@/lib/domain/cart/line-state';
import { type CartView, useCustomerCart } from '@/stores/cart/customer-cart-store';
import { selectServed, useSessionStore } from '@/stores/session/session-store';
import { useLineStates } from './use-line-states';

const NOTHING = {
  error: null,
  states: [],
  assemblies: [],
  totals: null,
  isChanging: false,
  messages: [],
};

const ofDevice = (states: readonly LineState[]): CartView => ({
  ...NOTHING,
  customerId: null,
  status: 'ready',
  states,
});

type ServerPart = Pick<typeof import('@/stores/cart/customer-cart/follow'), 'showCart'>;

/** Loads the code of the server's cart for customers, and has the lines fetched while they are shown. */
function useServerPart(customerId: string | null, isShown: boolean) {
  const [part, setPart] = useState<ServerPart | { failure: unknown } | null>(null);
  const isNeeded = customerId !== null && isShown;
  useEffect(() => {
    if (!isNeeded || part !== null) return;
    let isOver = false;
    import('@/stores/cart/customer-cart/follow').then(
      ({ showCart }) => isOver || setPart({ showCart }),
      (failure: unknown) => isOver || setPart({ failure }),
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded, part]);
  useEffect(() => {
    if (isNeeded && part && 'showCart' in part) return part.showCart();
  }, [isNeeded, part]);
  const failure = part && 'failure' in part ? part.failure : null;
  return { failure, again: () => setPart(null) };
}

/** The current cart: from the device for guests, from the server for customers. */
export function useCart(isShown: boolean): CartView & { retry: () => void } {
  const customerId = useSessionStore(selectServed);
  const view = useCustomerCart((state) => state.view);
  const { failure, again } = useServerPart(customerId, isShown);
  const states = useLineStates();
  const retry = () => (failure === null ? useCustomerCart.getState().actions?.retry() : again());
  if (customerId === null) return { ...ofDevice(states), retry };
  if (view?.customerId === customerId) return { ...view, retry };
  const status = failure === null ? 'loading' : 'failed';
  return { ...NOTHING, customerId, status, error: failure, retry };
}
