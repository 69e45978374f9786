import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import type { CartContents } from '@/lib/domain/cart/cart-view';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import type { CartLine } from '@/lib/domain/cart/types';

/** A cart as screens show it, stored on the device (guest) or on the server (customer). */
export interface CartView extends CartContents {
  /** Null for a guest's cart. */
  customerId: string | null;
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  /** Totals from the server; null for a guest's cart, whose totals are computed in the browser. */
  totals: CustomerCartTotals | null;
  /** The lines that these totals are about, also while others are shown already. */
  totalsLines: readonly CartLine[] | null;
  /** True while the totals do not include the last change yet. */
  isChanging: boolean;
  messages: readonly string[];
}

export const EMPTY_CART_VIEW = {
  states: [],
  builds: [],
  error: null,
  totals: null,
  totalsLines: null,
  isChanging: false,
  messages: [],
} satisfies Partial<CartView>;

/** Where the view of a customer's cart is derived. */
export interface CartSource {
  /** The same object until something that it is derived from changes. */
  getView: () => CartView;
  subscribe: (onChange: () => void) => () => void;
}

/** The signed-in customer's cart. `startCartSync` fills it after its code is loaded. */
export const useCustomerCartStore = create<{ source: CartSource | null }>(() => ({
  source: null,
}));

/** The signed-in customer's cart as it is now; null until its code is loaded. */
export const getCustomerCartView = (): CartView | null =>
  useCustomerCartStore.getState().source?.getView() ?? null;

const subscribeToNothing = () => () => undefined;

export function useCustomerCartView(): CartView | null {
  const source = useCustomerCartStore((state) => state.source);
  return useSyncExternalStore(
    source?.subscribe ?? subscribeToNothing,
    () => source?.getView() ?? null,
    () => null,
  );
}
