import { browserClient } from '@/lib/api/browser';
import { readCartValidation } from '@/lib/api/calls/cart';
import type { ApiError } from '@/lib/api/errors';
import { exclusively } from '@/lib/browser/exclusively';
import { withItem } from '@/lib/domain/cart/customer-cart';
import { keyOf, lineKey } from '@/lib/domain/cart/lines';
import { guestUnitPrice } from '@/lib/domain/cart/totals';
import type { CartItemReference } from '@/lib/domain/cart/types';
import { addToCart, customerCart } from '@/lib/queries/customer-cart';
import { getQueryClient } from '@/lib/queries/query-client';
import { seePrices } from '@/stores/browsing/seen-prices-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { patchCart, setCount } from '@/stores/cart/customer-cart/cart-cache';
import { isRefusal, tellNotAdded } from '@/stores/cart/customer-cart/tell';
import { selectServed, useSessionStore } from '@/stores/session/session-store';
import { beginCart, confirmCart } from './hand-over-cart';

const LOCK = 'cart';

export const deviceLine = (key: string) =>
  useCartStore.getState().lines.find((line) => keyOf(line) === key);

/** Parts of builds do not count: they wait for the builder or the next sign-in, or they would become loose products. */
export const hasDeviceLines = (): boolean =>
  useCartStore.getState().lines.some(({ assemblyId }) => assemblyId === null);

/** Reduces the line on the device to the quantity that the server can still take, so that the next call succeeds. */
async function leaveRoom(
  customerId: string,
  item: CartItemReference,
  error: ApiError,
): Promise<void> {
  const key = lineKey(item.productId);
  const line = deviceLine(key);
  if (!line) return;
  const detail = { ...customerCart(customerId), staleTime: 0 };
  const cart = await getQueryClient().fetchQuery(detail);
  const mine = cart.items.find(({ line: one }) => keyOf(one) === key);
  const room = mine
    ? mine.maxQty - mine.line.quantity
    : ((await readCartValidation(browserClient, item.productId, line.quantity))?.maxQty ?? 0);
  const left = deviceLine(key)?.quantity ?? 0;
  // The server rejected the line although there seems to be room, so it would reject it again.
  const kept = room >= left ? 0 : Math.max(room, 0);
  useCartStore.getState().set(key, kept);
  useCartStore.persist.flush();
  void tellNotAdded(line.product.name, error).catch(() => undefined);
}

async function bringLine(customerId: string, handOver: string, item: CartItemReference) {
  const key = lineKey(item.productId);
  const line = deviceLine(key);
  try {
    const { item: added, count } = await addToCart(item.productId, item.qty, handOver);
    if (line) {
      seePrices(customerId, { [item.productId]: guestUnitPrice(line.product) }, true);
    }
    if (added) patchCart(customerId, (cart) => withItem(cart, added));
    setCount(customerId, count);
    confirmCart({ key: handOver, pieces: { [key]: item.qty } });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await leaveRoom(customerId, item, error);
  }
}

async function bring(customerId: string): Promise<void> {
  useCartStore.persist.refresh();
  // If the session ends, the remaining lines are merged at the next sign-in.
  const isStillIn = () => selectServed(useSessionStore.getState()) === customerId;
  while (hasDeviceLines() && isStillIn()) {
    const { key, items } = beginCart();
    for (const item of items) {
      if (item.assemblyId === null) await bringLine(customerId, key, item);
    }
  }
}

let underWay: Promise<void> | null = null;

/**
 * Moves the lines on the device to the server's cart, under the same idempotency key that a sign-in would use, so that
 * every call can be repeated. Lines that a signed-in customer adds take this way too: they survive a crash or a lost
 * connection. @throws ApiError (rejects) when a line could not be sent; it stays on the device
 */
export function bringDeviceCart(customerId: string): Promise<void> {
  if (!hasDeviceLines()) return underWay ?? Promise.resolve();
  underWay ??= exclusively(LOCK, () => bring(customerId)).finally(() => {
    underWay = null;
  });
  return underWay;
}
