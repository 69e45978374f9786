import type { Transaction } from '@/lib/api/transactions';
import { readJson, writeText } from '@/lib/browser/storage';
import { asFields, asText } from '@/stores/persistence/guards';

/** localStorage key: the latest transaction that was made of a cart on this device (spec 9), for its other tabs. */
const STORAGE_KEY = 'transaction';
const VERSION = '1';

/** @param now milliseconds since 1970 */
export function rememberPlacedOrder(
  customerId: string,
  { id, transactionId, paymentStatus }: Transaction,
  now = Date.now(),
): void {
  const state = { customerId, id, transactionId, paymentStatus, placedAt: now };
  // Without storage another tab shows an empty cart.
  writeText(STORAGE_KEY, JSON.stringify({ version: VERSION, state }));
}

/**
 * The transaction that another tab has placed of a cart that this tab still shows; null when there is none.
 * @param since when this tab opened its checkout, in milliseconds since 1970
 */
export function findPlacedOrder(customerId: string, since: number): string | null {
  const stored = asFields(readJson(STORAGE_KEY));
  const state = asFields(stored?.state);
  if (stored?.version !== VERSION || state?.customerId !== customerId) return null;
  return Number(state.placedAt) >= since ? asText(state.transactionId) : null;
}

/** Field of the history entry's state: the customer, and the page of this shop that shows the order just placed. */
const REDIRECT_FIELD = 'placedResult';

/**
 * Keeps the result page with the history entry of the checkout, so that a reload before it opens still leads there. No
 * other entry has it: the next purchase of this tab knows nothing of this one, however the tab left the checkout.
 */
export function saveOrderRedirect(customerId: string, path: string): void {
  history.replaceState({ ...asFields(history.state), [REDIRECT_FIELD]: [customerId, path] }, '');
}

/** The result page of the order that this customer placed in the current history entry; null when there is none. */
export function getOrderRedirect(customerId: string): string | null {
  const saved = asFields(history.state)?.[REDIRECT_FIELD];
  if (!Array.isArray(saved) || saved[0] !== customerId) return null;
  return typeof saved[1] === 'string' ? saved[1] : null;
}
