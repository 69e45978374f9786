import { createStore } from 'zustand';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorHtml } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { clearCart, readCartTotals } from '@/lib/api/customer-cart';
import { type CartChange, getCartBuildKey } from '@/lib/domain/cart/cart-view';
import { getUnitPrices } from '@/lib/domain/cart/line-prices';
import { getLineKey, MAX_LINE_QUANTITY } from '@/lib/domain/cart/lines';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { loadTexts } from '@/lib/i18n/client';
import { acknowledgePrices } from '@/stores/browsing/acknowledged-prices-store';
import { useCartStore } from '@/stores/cart/cart-store';
import type { CartActions, CartView } from '@/stores/cart/customer-cart-store';
import { restartCheckout } from '@/stores/flows/checkout/sync-checkout';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { createMutationQueue } from '@/stores/mutations/create-mutation-queue';
import { applyOnServer, trackCartChange } from './apply-on-server';
import { cartTabs, getCachedCart, patchCart, refreshCart } from './cart-cache';
import { sendDeviceLines } from './send-device-lines';

function getContents({ states, builds }: CartView): ReadonlyMap<string, CartChange> {
  const lines = states.map(({ line }): [string, CartChange] => [
    getLineKey(line),
    { kind: 'line', line, qty: line.quantity },
  ]);
  const groups = builds.map(({ build, parts }): [string, CartChange] => {
    const { qty, requiresAssembly } = build;
    return [getCartBuildKey(build.id), { kind: 'build', build, parts, qty, requiresAssembly }];
  });
  return new Map([...lines, ...groups]);
}

export function createCustomerCartActions(
  customerId: string,
  getView: () => CartView,
  changes: CartChanges,
): CartActions {
  const contents = () => getContents(getView());
  const takeOut = (key: string) => {
    const before = contents();
    const known = before.get(key);
    if (!known) return () => undefined;
    changes.keepOrder([...before.keys()]);
    changes.change(key, { ...known, qty: 0 });
    return () => changes.change(key, known);
  };
  const set = (key: string, quantity: number) => {
    const known = contents().get(key);
    const qty = Math.min(Math.max(Math.trunc(quantity) || 0, 0), MAX_LINE_QUANTITY);
    if (known) changes.change(key, { ...known, qty });
  };
  return {
    setQuantity: set,
    removeLine: takeOut,
    clear: () => {
      const before = contents();
      changes.keepOrder([...before.keys()]);
      changes.clear(before);
      return () => {
        for (const [key, known] of before) changes.change(key, known);
      };
    },
    acceptChange: ({ line, available, stock }) => {
      if (available === 0) return;
      acknowledgePrices(customerId, { [line.product.id]: getUnitPrices(line.product).final });
      if (stock === 'short') set(getLineKey(line), available);
    },
    setBuild: (key, change) => {
      const known = contents().get(key);
      if (known?.kind === 'build') changes.change(key, { ...known, ...change });
    },
    removeBuild: takeOut,
  };
}

interface CartChangesState {
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
    cartTabs.notify(customerId);
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
      const merge = sendDeviceLines(customerId).catch(() => undefined);
      const call = async () => {
        await merge;
        await clearCart(browserClient);
        return () => {
          const lines = getCachedCart(customerId)?.items.map(({ line }) => line) ?? [];
          patchCart(customerId, (cart) => ({ ...cart, items: [], builds: [] }));
          trackCartChange(lines, []);
          useCartStore.getState().clear();
        };
      };
      queue.enqueueTogether(nothing, call).catch(rollBack);
    },
    end(): void {
      lastTotalsRequest += 1;
      queue.reset();
    },
  };
}

export type CartChanges = ReturnType<typeof createCartChanges>;

/** The backend's reason as HTML. Null for network errors, unreadable answers and 429, which get a general text. */
function getReasonHtml(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.kind !== 'http' || error.isUnreadable) return null;
  return error.status === 429 ? null : errorHtml(error);
}

/** Notifies that a change of the cart was rolled back, and why. */
export async function notifyRolledBack(error: unknown): Promise<void> {
  const t = await loadTexts('cart');
  const title = t('server.rolledBack');
  const text = getReasonHtml(error) ?? t('server.rolledBackText');
  notifyFailure(error, { type: 'error', title, text, duration: TOAST_DURATION.long });
}
