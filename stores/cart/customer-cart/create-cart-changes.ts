import { createStore } from 'zustand';
import { browserClient } from '@/lib/api/client/browser-client';
import { clearCart, readCartTotals } from '@/lib/api/customer-cart';
import type { CartChange } from '@/lib/domain/cart/cart-view';
import { mergeGuestCart } from '@/stores/flows/cart/merge-guest-cart';
import { trackCartChange } from '@/stores/flows/cart/track-cart-change';
import { restartCheckout } from '@/stores/flows/checkout/sync-checkout';
import { createMutationQueue } from '@/stores/mutations/create-mutation-queue';
import { useCartStore } from '../cart-store';
import { applyOnServer } from './apply-on-server';
import { getCachedCart, notifyOtherTabs, patchCart, refreshCart } from './cart-cache';
import { notifyRolledBack } from './cart-notifications';

interface CartChangesState {
  /** The totals of the changed cart are being fetched. */
  isRefreshingTotals: boolean;
  /** The order of the lines before one was removed, so that undo puts it back in the same place. */
  keyOrder: readonly string[];
}

/** The changes of one customer's cart. They are shown at once and sent to the server, which computes the totals. */
export function createCartChanges(customerId: string) {
  const { getState, setState, subscribe } = createStore<CartChangesState>(() => ({
    isRefreshingTotals: false,
    keyOrder: [],
  }));
  /** Number of the last request for totals: only its answer is used. */
  let lastTotalsRequest = 0;

  const queue = createMutationQueue<CartChange>({
    send: async (wanted) => {
      const update = await applyOnServer(customerId, wanted);
      return () => patchCart(customerId, update);
    },
    onIdle: () => void refreshTotals(),
  });

  /** Fetches the totals after all pending changes have been sent. */
  async function refreshTotals(): Promise<void> {
    notifyOtherTabs(customerId);
    restartCheckout();
    if (!getCachedCart(customerId)) return;
    setState({ isRefreshingTotals: true });
    lastTotalsRequest += 1;
    const mine = lastTotalsRequest;
    try {
      const before = getCachedCart(customerId)?.totals.couponCode ?? null;
      const totals = await readCartTotals(browserClient);
      if (mine !== lastTotalsRequest) return;
      patchCart(customerId, (cart) => ({ ...cart, totals }));
      // Only the full cart has the message that says why a coupon no longer applies.
      if (totals.couponCode !== before) await refreshCart(customerId);
    } catch {
      await refreshCart(customerId);
    } finally {
      if (mine === lastTotalsRequest) setState({ isRefreshingTotals: false });
    }
  }

  function rollBack(error: unknown): void {
    void notifyRolledBack(error).catch(() => undefined);
    // The change may have reached the server in spite of the error, so the cart is refetched.
    void refreshCart(customerId);
  }

  return {
    getState,
    getPending: queue.getPending,
    subscribe(listener: () => void): () => void {
      const stops = [subscribe(listener), queue.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    refreshTotals,
    keepOrder: (keyOrder: readonly string[]) => setState({ keyOrder }),
    change(key: string, wanted: CartChange): void {
      queue.enqueue(key, wanted).catch(rollBack);
    },
    /** Empties the cart with one call. */
    clear(everything: ReadonlyMap<string, CartChange>): void {
      const nothing = new Map(
        [...everything].map(([key, wanted]) => [key, { ...wanted, qty: 0 }] as const),
      );
      const merge = mergeGuestCart(customerId).catch(() => undefined);
      const call = async () => {
        await merge;
        await clearCart(browserClient);
        return () => {
          const lines = getCachedCart(customerId)?.items.map(({ line }) => line) ?? [];
          patchCart(customerId, (cart) => ({ ...cart, items: [], assemblies: [] }));
          trackCartChange(lines, []);
          useCartStore.getState().clear();
        };
      };
      queue.enqueueTogether(nothing, call).catch(rollBack);
    },
    /** Ends with the session. */
    end(): void {
      lastTotalsRequest += 1;
      queue.reset();
    },
  };
}

export type CartChanges = ReturnType<typeof createCartChanges>;
