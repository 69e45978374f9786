import { readCartValidation } from '@/lib/api/cart-validation';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorHtml } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { getQueryClient } from '@/lib/api/client/query-client';
import { addToCart, customerCartQuery } from '@/lib/api/customer-cart';
import { isStorageBlocked } from '@/lib/browser/storage';
import { withLock } from '@/lib/browser/with-lock';
import { upsertItemInCart } from '@/lib/domain/cart/customer-cart';
import { getUnitPrices } from '@/lib/domain/cart/line-prices';
import { createLineKey, getLineKey } from '@/lib/domain/cart/lines';
import type { CartItemReference } from '@/lib/domain/cart/types';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { loadTexts } from '@/lib/i18n/client';
import { acknowledgePrices } from '@/stores/browsing/acknowledged-prices-store';
import { useCartStore } from '@/stores/cart/cart-store';
import {
  patchCart,
  refreshCart,
  setCachedCartCount,
} from '@/stores/flows/cart/customer/cart-cache';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import { beginCartMerge, confirmCartMerge } from '../guest-cart-merge';

const LOCK = 'cart';
/** Delay before lines that could not be sent are sent again, in milliseconds. */
const RETRY_DELAY = 15_000;
const duration = TOAST_DURATION.long;

export const findDeviceLine = (key: string) =>
  useCartStore.getState().lines.find((line) => getLineKey(line) === key);

/** Parts of builds do not count: they wait for the builder or the next sign-in, or they would become loose products. */
export const hasDeviceLines = (): boolean =>
  useCartStore.getState().lines.some(({ assemblyId }) => assemblyId === null);

/** The server rejected the request, and would reject it again. */
const isRejection = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  [400, 404, 409, 422].includes(error.status ?? 0);

async function notifyNotAdded(name: string, error: ApiError): Promise<void> {
  const t = await loadTexts('cart');
  const title = t('server.notAdded', { name });
  notifyFailure(error, { type: 'warning', title, text: errorHtml(error), duration });
}

async function notifyWaiting(error: unknown): Promise<void> {
  const t = await loadTexts('cart');
  const title = t(isStorageBlocked() ? 'server.waitingHere' : 'server.waiting');
  const text = t('server.waitingText');
  notifyFailure(error, { type: 'warning', title, text, duration });
}

/** Reduces the line on the device to the quantity that the server can still take, so that the next call succeeds. */
async function keepWhatFits(
  customerId: string,
  item: CartItemReference,
  error: ApiError,
): Promise<void> {
  const key = createLineKey(item.productId);
  const line = findDeviceLine(key);
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
  const left = findDeviceLine(key)?.quantity ?? 0;
  // The server rejected the line although there seems to be room, so it would reject it again.
  const room = most === null ? null : most - (mine?.line.quantity ?? 0);
  const kept = room === null || room >= left ? 0 : Math.max(room, 0);
  useCartStore.getState().setQuantity(key, kept);
  void notifyNotAdded(line.product.name, error).catch(() => undefined);
}

async function sendLine(customerId: string, mergeKey: string, item: CartItemReference) {
  const key = createLineKey(item.productId);
  const line = findDeviceLine(key);
  try {
    const { item: added, count } = await addToCart(browserClient, {
      productId: item.productId,
      qty: item.qty,
      key: mergeKey,
    });
    if (line) {
      acknowledgePrices(customerId, { [item.productId]: getUnitPrices(line.product).final }, true);
    }
    if (added) patchCart(customerId, (cart) => upsertItemInCart(cart, added));
    if (count !== null) setCachedCartCount(customerId, count);
    confirmCartMerge({ key: mergeKey, pieces: { [key]: item.qty } });
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

async function sendAllLines(customerId: string): Promise<void> {
  useCartStore.persist.rehydrate();
  // If the session ends, the remaining lines are merged at the next sign-in.
  const isStillIn = () => selectAuthorizedCustomerId(useSessionStore.getState()) === customerId;
  while (hasDeviceLines() && isStillIn()) {
    const { key, items } = beginCartMerge();
    for (const item of items) {
      if (item.assemblyId === null) await sendLine(customerId, key, item);
    }
  }
}

let sending: Promise<void> | null = null;

/**
 * Moves the lines on the device to the server's cart, under the same idempotency key that a sign-in would use, so that
 * every call can be repeated. Lines that a signed-in customer adds take this way too: they survive a crash or a lost
 * connection. @throws ApiError (rejects) when a line could not be sent; it stays on the device
 */
export function sendDeviceLines(customerId: string): Promise<void> {
  if (!hasDeviceLines()) return sending ?? Promise.resolve();
  sending ??= withLock(LOCK, () => sendAllLines(customerId)).finally(() => {
    sending = null;
  });
  return sending;
}

/** Sends the lines on the device to the server whenever there are some, and retries after a failure. */
export function keepSendingDeviceLines(customerId: string, onSent: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasNotified = false;
  let isOver = false;
  const send = async () => {
    clearTimeout(timer);
    if (isOver || !hasDeviceLines()) return;
    try {
      await sendDeviceLines(customerId);
      hasNotified = false;
      if (!isOver) onSent();
    } catch (error) {
      if (isOver) return;
      if (!hasNotified && navigator.onLine) void notifyWaiting(error).catch(() => null);
      hasNotified = true;
      timer = setTimeout(send, RETRY_DELAY);
    }
  };
  let known = useCartStore.getState().lines;
  const stop = useCartStore.subscribe(({ lines }) => {
    const isMore = lines.length > 0 && lines !== known;
    known = lines;
    if (isMore) void send();
  });
  void send();
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    stop();
  };
  return { send, end };
}
