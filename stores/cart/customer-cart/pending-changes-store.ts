import { create } from 'zustand';
import type { CartChange } from '@/lib/domain/cart/cart-view';
import type { PendingChanges } from '@/lib/domain/cart/pending-changes';

interface PendingChangesState {
  pendingChanges: PendingChanges<CartChange>;
  /** The cart is being emptied with one call. No other change is sent until it has ended. */
  isClearing: boolean;
  /** The totals of the changed cart are being fetched. */
  isRefreshingTotals: boolean;
  keyOrder: readonly string[];
}

/** Changes of the customer's cart that the server has not confirmed yet. */
export const usePendingChangesStore = create<PendingChangesState>(() => ({
  pendingChanges: {},
  isClearing: false,
  isRefreshingTotals: false,
  keyOrder: [],
}));

export function clearPendingChanges(): void {
  usePendingChangesStore.setState(usePendingChangesStore.getInitialState());
}
