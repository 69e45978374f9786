import { createStore } from 'zustand';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorHtml } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { getQueryClient } from '@/lib/api/client/query-client';
import {
  addToCart,
  clearCart,
  customerCartQuery,
  readCartTotals,
  removeFromCart,
  setCartQuantity,
} from '@/lib/api/customer-cart';
import { type CartChange, createCartView } from '@/lib/domain/cart/cart-view';
import {
  removeItemFromCart,
  upsertItemInCart,
  withQuantity,
} from '@/lib/domain/cart/customer-cart';
import { getLineKey } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { loadTexts } from '@/lib/i18n/client';
import {
  getAcknowledgedPrices,
  useAcknowledgedPricesStore,
} from '@/stores/browsing/acknowledged-prices-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { type CartView, EMPTY_CART_VIEW } from '@/stores/cart/customer-cart-store';
import { restartCheckout } from '@/stores/flows/checkout/sync-checkout';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { createMutationQueue } from '@/stores/mutations/create-mutation-queue';
import { applyBuild, ignoreNotFound, trackCartChange, trackCartRemoval } from './apply-build';
import {
  askForCart,
  type CartUpdater,
  cartTabs,
  getCachedCart,
  noUpdate,
  patchCart,
  refreshCart,
  subscribeToCartCache,
} from './cart-cache';
import { findDeviceLine, sendDeviceLines } from './send-device-lines';

/** Makes the change of a line on the server. @throws ApiError */
async function applyLine(customerId: string, line: CartLine, qty: number): Promise<CartUpdater> {
  const key = getLineKey(line);
  // The wanted quantity includes units that are still on the device, so these are sent first.
  if (findDeviceLine(key)) await sendDeviceLines(customerId);
  const item = getCachedCart(customerId)?.items.find((one) => getLineKey(one.line) === key);
  if (qty > 0) {
    const next = item
      ? ((await setCartQuantity(browserClient, { itemId: item.id, qty })) ??
        withQuantity(item, qty))
      : (await addToCart(browserClient, { productId: line.product.id, qty })).item;
    if (!next) return askForCart(customerId);
    trackCartChange(item ? [item.line] : [], [next.line]);
    return (cart) => upsertItemInCart(cart, next);
  }
  if (!item) return noUpdate;
  trackCartRemoval(item.line, await removeFromCart(browserClient, item.id).catch(ignoreNotFound));
  return (cart) => removeItemFromCart(cart, item.id);
}

interface CartChangesState {
  isRefreshingTotals: boolean;
  /** The order of the lines before one was removed, so that undo puts it back in the same place. */
  keyOrder: readonly string[];
}

/** Everything that the view of a customer's cart is derived from. */
function readInputs(
  customerId: string,
  pendingChanges: ReadonlyMap<string, CartChange>,
  state: CartChangesState,
) {
  const query = getQueryClient().getQueryState(customerCartQuery(customerId).queryKey);
  return {
    cart: query?.data,
    error: query?.error ?? null,
    isFailed: query?.status === 'error' && query.fetchStatus === 'idle',
    pendingChanges,
    ...state,
    deviceLines: useCartStore.getState().lines,
    acknowledgedPrices: getAcknowledgedPrices(customerId),
  };
}

type Inputs = ReturnType<typeof readInputs>;

function deriveView(customerId: string, inputs: Inputs, earlier: CartView | undefined): CartView {
  const { cart, error, isFailed, isRefreshingTotals, ...rest } = inputs;
  const status = isFailed ? 'failed' : 'loading';
  if (!cart) return { ...EMPTY_CART_VIEW, customerId, status, error };
  const { totals, messages } = cart;
  const isChanging =
    isRefreshingTotals || rest.pendingChanges.size > 0 || rest.deviceLines.length > 0;
  // The totals of a change come after its lines.
  const before = isChanging ? earlier?.totalsLines : null;
  const totalsLines = before ?? cart.items.map(({ line }) => line);
  const view = { customerId, status: 'ready', error: null, totals, totalsLines } as const;
  return { ...view, messages, isChanging, ...createCartView({ cart, ...rest }) };
}

const isSame = (a: Inputs, b: Inputs) =>
  (Object.keys(a) as (keyof Inputs)[]).every((name) => Object.is(a[name], b[name]));

/**
 * One customer's cart as screens show it, and its changes. They are shown at once and sent to the server, which computes
 * the totals.
 */
export function createCartChanges(customerId: string) {
  const { getState, setState, subscribe } = createStore<CartChangesState>(() => ({
    isRefreshingTotals: false,
    keyOrder: [],
  }));
  /** Number of the last request for totals: only its answer is used. */
  let lastTotalsRequest = 0;
  let last: { inputs: Inputs; view: CartView } | null = null;

  const queue = createMutationQueue<CartChange>({
    send: async (wanted) => {
      const update =
        wanted.kind === 'line'
          ? await applyLine(customerId, wanted.line, wanted.qty)
          : await applyBuild(customerId, wanted);
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

  const changes = {
    customerId,
    getPending: queue.getPending,
    getView(): CartView {
      const inputs = readInputs(customerId, queue.getPending(), getState());
      if (!last || !isSame(last.inputs, inputs)) {
        last = { inputs, view: deriveView(customerId, inputs, last?.view) };
      }
      return last.view;
    },
    subscribe(onChange: () => void): () => void {
      const stops = [
        subscribeToCartCache(customerId, onChange),
        subscribe(onChange),
        queue.subscribe(onChange),
        useCartStore.subscribe(onChange),
        useAcknowledgedPricesStore.subscribe(onChange),
      ];
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
      current = null;
    },
  };
  current = changes;
  return changes;
}

export type CartChanges = ReturnType<typeof createCartChanges>;

let current: CartChanges | null = null;

/** Of the customer who is signed in; null for a guest. */
export const getCartChanges = (): CartChanges | null => current;

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
