import type { CartChange } from '@/lib/domain/cart/cart-view';
import {
  discardChange,
  resolveChange,
  setPendingChange,
  startSending,
} from '@/lib/domain/cart/pending-changes';
import { clearCart, fetchCartTotals } from '@/lib/queries/customer-cart';
import { mergeGuestCart } from '@/stores/flows/cart/merge-guest-cart';
import { trackCartChange } from '@/stores/flows/cart/track-cart-change';
import { restartCheckout } from '@/stores/flows/checkout/sync-checkout';
import { useCartStore } from '../cart-store';
import { applyOnServer, type CartUpdater } from './apply-on-server';
import { getCachedCart, patchCart, refreshCart } from './cart-cache';
import { notifyRolledBack } from './cart-notifications';
import { notifyOtherTabs } from './other-tabs';
import { clearPendingChanges, usePendingChangesStore } from './pending-changes-store';

const { getState, setState } = usePendingChangesStore;
/** Incremented when the session ends, so that answers to calls of an earlier session are ignored. */
let queueGeneration = 0;

/** Number of the last request for totals: only its answer is used. */
let lastTotalsRequest = 0;

export function resetQueue(): void {
  queueGeneration += 1;
  lastTotalsRequest += 1;
  clearPendingChanges();
}

/** Fetches the totals after all pending changes have been sent. */
export async function refreshTotals(customerId: string): Promise<void> {
  notifyOtherTabs(customerId);
  restartCheckout();
  if (!getCachedCart(customerId)) return;
  setState({ isRefreshingTotals: true });
  lastTotalsRequest += 1;
  const mine = lastTotalsRequest;
  try {
    const before = getCachedCart(customerId)?.totals.couponCode ?? null;
    const totals = await fetchCartTotals();
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

const isQueueEmpty = () => Object.keys(getState().pendingChanges).length === 0;

function rollBack(customerId: string, error: unknown): void {
  void notifyRolledBack(error).catch(() => undefined);
  // The change may have reached the server in spite of the error, so the cart is refetched.
  void refreshCart(customerId);
}

/** Sends the pending changes of one line or build, one call at a time, until there are no more. */
async function processQueue(customerId: string, key: string): Promise<void> {
  const mine = queueGeneration;
  for (;;) {
    const begun = getState().isClearing ? null : startSending(getState().pendingChanges, key);
    if (!begun) return;
    setState({ pendingChanges: begun.wishes });
    let outcome: { change: CartUpdater } | { error: unknown };
    try {
      outcome = { change: await applyOnServer(customerId, begun.value) };
    } catch (error) {
      outcome = { error };
    }
    if (mine !== queueGeneration) return;
    if ('change' in outcome) patchCart(customerId, outcome.change);
    const wishes = resolveChange(getState().pendingChanges, key);
    setState({ pendingChanges: wishes });
    if (key in wishes) continue;
    if ('error' in outcome) rollBack(customerId, outcome.error);
    else if (isQueueEmpty()) void refreshTotals(customerId);
    return;
  }
}

/** Shows a change at once and sends it to the server. */
export function changeCart(customerId: string, key: string, wanted: CartChange): void {
  setState({ pendingChanges: setPendingChange(getState().pendingChanges, key, wanted) });
  void processQueue(customerId, key);
}

/** Resolves when no call is running. */
function whenIdle(): Promise<void> {
  const isCalm = () =>
    Object.values(getState().pendingChanges).every(({ inFlight }) => inFlight === null);
  return new Promise((resolve) => {
    if (isCalm()) return resolve();
    const stop = usePendingChangesStore.subscribe(() => {
      if (!isCalm()) return;
      stop();
      resolve();
    });
  });
}

/** Empties the cart with one call, after the running calls have ended. */
export async function clearCustomerCart(
  customerId: string,
  everything: Readonly<Record<string, CartChange>>,
): Promise<void> {
  const mine = queueGeneration;
  let wishes = getState().pendingChanges;
  for (const [key, wanted] of Object.entries(everything)) {
    wishes = setPendingChange(wishes, key, { ...wanted, qty: 0 });
  }
  setState({ pendingChanges: wishes, isClearing: true });
  let failure: { error: unknown } | null = null;
  try {
    await Promise.all([whenIdle(), mergeGuestCart(customerId).catch(() => undefined)]);
    await clearCart();
  } catch (error) {
    failure = { error };
  }
  if (mine !== queueGeneration) return;
  const taken = getState().pendingChanges;
  const isStillOut = (key: string) => key in everything && taken[key]?.desired.qty === 0;
  const left = Object.keys(taken).filter(isStillOut).reduce(discardChange, taken);
  if (!failure) {
    const lines = getCachedCart(customerId)?.items.map(({ line }) => line) ?? [];
    patchCart(customerId, (cart) => ({ ...cart, items: [], assemblies: [] }));
    trackCartChange(lines, []);
    useCartStore.getState().clear();
  }
  setState({ pendingChanges: left, isClearing: false });
  if (failure) rollBack(customerId, failure.error);
  else if (isQueueEmpty()) void refreshTotals(customerId);
  for (const key of Object.keys(left)) void processQueue(customerId, key);
}
