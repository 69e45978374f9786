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
import { type CartChange, createCartView, getCartBuildKey } from '@/lib/domain/cart/cart-view';
import {
  removeItemFromCart,
  upsertItemInCart,
  withQuantity,
} from '@/lib/domain/cart/customer-cart';
import { getUnitPrices } from '@/lib/domain/cart/line-prices';
import { type CartLineState, hasLineChanged } from '@/lib/domain/cart/line-state';
import { getLineKey, MAX_LINE_QUANTITY } from '@/lib/domain/cart/lines';
import type { CartLine } from '@/lib/domain/cart/types';
import { toFavorite } from '@/lib/domain/favorites/favorite';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { loadTexts } from '@/lib/i18n/client';
import {
  acknowledgePrices,
  getAcknowledgedPrices,
  useAcknowledgedPricesStore,
} from '@/stores/browsing/acknowledged-prices-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { type CartView, EMPTY_CART_VIEW } from '@/stores/cart/customer-cart-store';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import { restartCheckout } from '@/stores/flows/checkout/sync-checkout';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { createMutationQueue } from '@/stores/mutations/create-mutation-queue';
import {
  applyBuild,
  ignoreNotFound,
  trackCartChange,
  trackCartRemoval,
} from './customer/apply-build';
import {
  askForCart,
  type CartUpdater,
  cartTabs,
  getCachedCart,
  noUpdate,
  patchCart,
  refreshCart,
  subscribeToCartCache,
} from './customer/cart-cache';
import { findDeviceLine, sendDeviceLines } from './customer/send-device-lines';
import { type CartActions, guestCartActions, type Revert } from './guest-cart-actions';

export const cartActions = (): CartActions => current?.actions ?? guestCartActions;

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

/** What a cart has, as changes that ask for nothing else. */
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

let current: ReturnType<typeof createCartChanges> | null = null;

/** One customer's cart as screens show it, with changes that are sent to the server, which computes the totals. */
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

  function getView(): CartView {
    const inputs = readInputs(customerId, queue.getPending(), getState());
    if (!last || !isSame(last.inputs, inputs)) {
      last = { inputs, view: deriveView(customerId, inputs, last?.view) };
    }
    return last.view;
  }

  function rollBack(error: unknown): void {
    void notifyRolledBack(error).catch(() => undefined);
    // The change may have reached the server in spite of the error, so the cart is refetched.
    void refreshCart(customerId);
  }
  const find = (key: string) => getContents(getView()).get(key);
  const change = (key: string, wanted: CartChange) => {
    queue.enqueue(key, wanted).catch(rollBack);
  };
  const takeOut = (key: string): Revert => {
    const before = getContents(getView());
    const known = before.get(key);
    if (!known) return () => undefined;
    setState({ keyOrder: [...before.keys()] });
    change(key, { ...known, qty: 0 });
    return () => change(key, known);
  };
  const setQuantity = (key: string, quantity: number) => {
    const known = find(key);
    const qty = Math.min(Math.max(Math.trunc(quantity) || 0, 0), MAX_LINE_QUANTITY);
    if (known) change(key, { ...known, qty });
  };
  const actions: CartActions = {
    setQuantity,
    removeLine: takeOut,
    removeBuild: takeOut,
    clear: () => {
      const before = getContents(getView());
      setState({ keyOrder: [...before.keys()] });
      const nothing = [...before].map(([key, known]) => [key, { ...known, qty: 0 }] as const);
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
      queue.enqueueTogether(new Map(nothing), call).catch(rollBack);
      return () => {
        for (const [key, known] of before) change(key, known);
      };
    },
    acceptChange: ({ line, available, stock }) => {
      if (available === 0) return;
      acknowledgePrices(customerId, { [line.product.id]: getUnitPrices(line.product).final });
      if (stock === 'short') setQuantity(getLineKey(line), available);
    },
    setBuild: (key, wanted) => {
      const known = find(key);
      if (known?.kind === 'build') change(key, { ...known, ...wanted });
    },
  };

  const changes = {
    actions,
    getPending: queue.getPending,
    getView,
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
    end(): void {
      lastTotalsRequest += 1;
      queue.reset();
      current = null;
    },
  };
  current = changes;
  return changes;
}

/** Notifies that a change of the cart was rolled back, and why: in the backend's words, where it has some for the shopper. */
export async function notifyRolledBack(error: unknown): Promise<void> {
  const t = await loadTexts('cart');
  const isExplained =
    error instanceof ApiError &&
    error.kind === 'http' &&
    !error.isUnreadable &&
    error.status !== 429;
  notifyFailure(error, {
    title: t('server.rolledBack'),
    text: (isExplained && errorHtml(error)) || t('server.rolledBackText'),
    duration: TOAST_DURATION.long,
  });
}

/** Accepts all changes, and removes what cannot be bought. Returns the undo of the removal; null when nothing was removed. */
export function acceptAllChanges(states: readonly CartLineState[]): Revert | null {
  const { acceptChange, removeLine } = cartActions();
  for (const state of states) if (hasLineChanged(state)) acceptChange(state);
  const lost = states.filter(({ available }) => available === 0);
  if (lost.length === 0) return null;
  const reverts = lost.map(({ line }) => removeLine(getLineKey(line)));
  return () => {
    for (const revert of reverts.toReversed()) revert();
  };
}

export function moveToFavorites(line: CartLine): Revert {
  const favorite = toFavorite(line.product);
  const isFavorite = () => selectIsFavorite(favorite.id)(useFavoritesStore.getState());
  const toggle = () => useFavoritesStore.getState().toggle(favorite, line.product);
  const wasFavorite = isFavorite();
  if (!wasFavorite) toggle();
  const bringBack = cartActions().removeLine(getLineKey(line));
  return () => {
    bringBack();
    if (!wasFavorite && isFavorite()) toggle();
  };
}
