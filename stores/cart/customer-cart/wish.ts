import type { Wanted } from '@/lib/domain/cart/cart-view';
import { forget, send, settle, want } from '@/lib/domain/cart/wishes';
import { clearCart, readCartTotals } from '@/lib/queries/customer-cart';
import { bringDeviceCart } from '@/stores/flows/cart/bring-device-cart';
import { trackChange } from '@/stores/flows/cart/track-change';
import { resetCheckout } from '@/stores/flows/checkout/reset-checkout';
import { useCartStore } from '../cart-store';
import { cachedCart, patchCart, refreshCart } from './cart-cache';
import { type Change, fulfil } from './fulfil';
import { tellOtherTabs } from './other-tabs';
import { tellRolledBack } from './tell';
import { dropWishes, useWishes } from './wishes-store';

const { getState, setState } = useWishes;
/** Incremented when the session ends, so that answers to calls of an earlier session are ignored. */
let session = 0;

/** Number of the last request for totals: only its answer is used. */
let asked = 0;

export function endWishes(): void {
  session += 1;
  asked += 1;
  dropWishes();
}

/** Fetches the totals after all pending changes have been sent. */
export async function recount(customerId: string): Promise<void> {
  tellOtherTabs(customerId);
  resetCheckout();
  if (!cachedCart(customerId)) return;
  setState({ isRecounting: true });
  asked += 1;
  const mine = asked;
  try {
    const before = cachedCart(customerId)?.totals.couponCode ?? null;
    const totals = await readCartTotals();
    if (mine !== asked) return;
    patchCart(customerId, (cart) => ({ ...cart, totals }));
    // Only the full cart has the message that says why a coupon no longer applies.
    if (totals.couponCode !== before) await refreshCart(customerId);
  } catch {
    await refreshCart(customerId);
  } finally {
    if (mine === asked) setState({ isRecounting: false });
  }
}

const isQuiet = () => Object.keys(getState().wishes).length === 0;

function rollBack(customerId: string, error: unknown): void {
  void tellRolledBack(error).catch(() => undefined);
  // The change may have reached the server in spite of the error, so the cart is refetched.
  void refreshCart(customerId);
}

/** Sends the pending changes of one line or build, one call at a time, until there are no more. */
async function work(customerId: string, key: string): Promise<void> {
  const mine = session;
  for (;;) {
    const begun = getState().isClearing ? null : send(getState().wishes, key);
    if (!begun) return;
    setState({ wishes: begun.wishes });
    let outcome: { change: Change } | { error: unknown };
    try {
      outcome = { change: await fulfil(customerId, begun.value) };
    } catch (error) {
      outcome = { error };
    }
    if (mine !== session) return;
    if ('change' in outcome) patchCart(customerId, outcome.change);
    const wishes = settle(getState().wishes, key);
    setState({ wishes });
    if (key in wishes) continue;
    if ('error' in outcome) rollBack(customerId, outcome.error);
    else if (isQuiet()) void recount(customerId);
    return;
  }
}

/** Shows a change at once and sends it to the server. */
export function wish(customerId: string, key: string, wanted: Wanted): void {
  setState({ wishes: want(getState().wishes, key, wanted) });
  void work(customerId, key);
}

/** Resolves when no call is running. */
function calm(): Promise<void> {
  const isCalm = () => Object.values(getState().wishes).every(({ sent }) => sent === null);
  return new Promise((resolve) => {
    if (isCalm()) return resolve();
    const stop = useWishes.subscribe(() => {
      if (!isCalm()) return;
      stop();
      resolve();
    });
  });
}

/** Empties the cart with one call, after the running calls have ended. */
export async function wishNothing(
  customerId: string,
  everything: Readonly<Record<string, Wanted>>,
): Promise<void> {
  const mine = session;
  let wishes = getState().wishes;
  for (const [key, wanted] of Object.entries(everything)) {
    wishes = want(wishes, key, { ...wanted, qty: 0 });
  }
  setState({ wishes, isClearing: true });
  let failure: { error: unknown } | null = null;
  try {
    await Promise.all([calm(), bringDeviceCart(customerId).catch(() => undefined)]);
    await clearCart();
  } catch (error) {
    failure = { error };
  }
  if (mine !== session) return;
  const taken = getState().wishes;
  const isStillOut = (key: string) => key in everything && taken[key]?.wanted.qty === 0;
  const left = Object.keys(taken).filter(isStillOut).reduce(forget, taken);
  if (!failure) {
    const lines = cachedCart(customerId)?.items.map(({ line }) => line) ?? [];
    patchCart(customerId, (cart) => ({ ...cart, items: [], assemblies: [] }));
    trackChange(lines, []);
    useCartStore.getState().clear();
  }
  setState({ wishes: left, isClearing: false });
  if (failure) rollBack(customerId, failure.error);
  else if (isQuiet()) void recount(customerId);
  for (const key of Object.keys(left)) void work(customerId, key);
}
