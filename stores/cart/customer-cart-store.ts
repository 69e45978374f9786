import { create } from 'zustand';
import type { AssemblyState } from '@/lib/domain/cart/cart-view';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import type { LineState } from '@/lib/domain/cart/line-state';

/** A cart as screens show it, whoever keeps it. */
export interface CartView {
  /** Null for the cart of the device. */
  customerId: string | null;
  status: 'loading' | 'ready' | 'failed';
  /** Why it is not there. */
  error: unknown;
  /** The lines outside of assemblies. */
  states: readonly LineState[];
  assemblies: readonly AssemblyState[];
  /** The server's word; null where the device adds up. */
  totals: CustomerCartTotals | null;
  /** The totals are of before the last change. */
  isChanging: boolean;
  messages: readonly string[];
}

/** Takes something back. */
export type Revert = () => void;

/** What can be done with a cart, whoever keeps it. Lines are named by `keyOf`. */
export interface CartActions {
  set: (key: string, quantity: number) => void;
  remove: (key: string) => Revert;
  clear: () => Revert;
  /** Takes over today's price of a line, and no more pieces than there are. */
  accept: (state: LineState) => void;
}

/** Assemblies are in the server's cart only. */
export interface CustomerCartActions extends CartActions {
  setAssembly: (key: string, change: { qty?: number; requiresAssembly?: boolean }) => void;
  removeAssembly: (key: string) => Revert;
  retry: () => void;
}

interface CustomerCartState {
  view: CartView | null;
  actions: CustomerCartActions | null;
}

/** The cart that the server keeps for who is logged in, once its code is loaded (`customer-cart/follow`). */
export const useCustomerCart = create<CustomerCartState>(() => ({ view: null, actions: null }));
