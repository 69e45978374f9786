import { readCartValidation } from '@/lib/api/cart-validation';
import { browserClient } from '@/lib/api/client/browser-client';
import type { ApiError } from '@/lib/api/client/errors';
import { getQueryClient } from '@/lib/api/client/query-client';
import { addToCart, customerCartQuery } from '@/lib/api/customer-cart';
import { withLock } from '@/lib/browser/with-lock';
import { upsertItemInCart } from '@/lib/domain/cart/customer-cart';
import { getUnitPrices } from '@/lib/domain/cart/line-prices';
import { createLineKey, getLineKey } from '@/lib/domain/cart/lines';
import type { CartItemReference } from '@/lib/domain/cart/types';
import { acknowledgePrices } from '@/stores/browsing/acknowledged-prices-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { patchCart, refreshCart, setCachedCartCount } from '@/stores/cart/customer-cart/cart-cache';
import { isRejection, notifyNotAdded } from '@/stores/cart/customer-cart/cart-notifications';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import { beginCartMerge, confirmCartMerge } from './guest-cart-merge';

const LOCK = 'cart';

export const findGuestLine = (key: string) =>
  useCartStore.getState().lines.find((line) => getLineKey(line) === key);

/** Parts of builds do not count: they wait for the builder or the next sign-in, or they would become loose products. */
export const hasGuestLines = (): boolean =>
  useCartStore.getState().lines.some(({ assemblyId }) => assemblyId === null);

/** Reduces the line on the device to the quantity that the server can still take, so that the next call succeeds. */
async function keepWhatFits(
  customerId: string,
  item: CartItemReference,
  error: ApiError,
): Promise<void> {
  const key = createLineKey(item.productId);
  const line = findGuestLine(key);
  if (!line) return;
  const detail = { ...customerCartQuery(customerId), staleTime: 0 };
  const cart = await getQueryClient().fetchQuery(detail);
  const mine = cart.items.find(({ line: one }) => getLineKey(one) === key);
  const most = mine
    ? mine.maxQty
    : await readCartValidation(browserClient, {
        productId: item.productId,
        qty: line.quantity,
      }).then((answer) => (answer ? answer.maxQty : 0));
  const left = findGuestLine(key)?.quantity ?? 0;
  // The server rejected the line although there seems to be room, so it would reject it again.
  const room = most === null ? null : most - (mine?.line.quantity ?? 0);
  const kept = room === null || room >= left ? 0 : Math.max(room, 0);
  useCartStore.getState().setQuantity(key, kept);
  useCartStore.persist.flush();
  void notifyNotAdded(line.product.name, error).catch(() => undefined);
}

async function mergeLineIntoServerCart(
  customerId: string,
  handOver: string,
  item: CartItemReference,
) {
  const key = createLineKey(item.productId);
  const line = findGuestLine(key);
  try {
    const { item: added, count } = await addToCart(browserClient, {
      productId: item.productId,
      qty: item.qty,
      key: handOver,
    });
    if (line) {
      acknowledgePrices(customerId, { [item.productId]: getUnitPrices(line.product).final }, true);
    }
    if (added) patchCart(customerId, (cart) => upsertItemInCart(cart, added));
    if (count !== null) setCachedCartCount(customerId, count);
    confirmCartMerge({ key: handOver, pieces: { [key]: item.qty } });
    useCartStore.setState(({ serverQuantities: known }) => ({
      serverQuantities: {
        ...known,
        [key]: added?.line.quantity ?? (known[key] ?? 0) + item.qty,
      },
    }));
    if (!added || count === null) await refreshCart(customerId);
  } catch (error) {
    if (!isRejection(error)) throw error;
    await keepWhatFits(customerId, item, error);
  }
}

async function mergeAllLines(customerId: string): Promise<void> {
  useCartStore.persist.rehydrate();
  // If the session ends, the remaining lines are merged at the next sign-in.
  const isStillIn = () => selectAuthorizedCustomerId(useSessionStore.getState()) === customerId;
  while (hasGuestLines() && isStillIn()) {
    const { key, items } = beginCartMerge();
    for (const item of items) {
      if (item.assemblyId === null) await mergeLineIntoServerCart(customerId, key, item);
    }
  }
}

let activeMerge: Promise<void> | null = null;

/**
 * Moves the lines on the device to the server's cart, under the same idempotency key that a sign-in would use, so that
 * every call can be repeated. Lines that a signed-in customer adds take this way too: they survive a crash or a lost
 * connection. @throws ApiError (rejects) when a line could not be sent; it stays on the device
 */
export function mergeGuestCart(customerId: string): Promise<void> {
  if (!hasGuestLines()) return activeMerge ?? Promise.resolve();
  activeMerge ??= withLock(LOCK, () => mergeAllLines(customerId)).finally(() => {
    activeMerge = null;
  });
  return activeMerge;
}
