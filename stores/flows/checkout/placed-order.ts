import { readJson, writeText } from '@/lib/browser/storage';

/** localStorage key: the latest order of a cart that was placed on this device, for its other tabs. */
const STORAGE_KEY = 'placed-order';

/** @param now milliseconds since 1970 */
export function rememberPlacedOrder(
  customerId: string,
  transactionId: string,
  now = Date.now(),
): void {
  // Without storage another tab shows an empty cart.
  writeText(STORAGE_KEY, JSON.stringify([customerId, transactionId, now]));
}

/**
 * The transaction that another tab has placed of a cart that this tab still shows; null when there is none.
 * @param since when this tab opened its checkout, in milliseconds since 1970
 */
export function findPlacedOrder(customerId: string, since: number): string | null {
  const stored = readJson(STORAGE_KEY);
  if (!Array.isArray(stored) || stored[0] !== customerId) return null;
  const [, transactionId, placedAt] = stored;
  return typeof transactionId === 'string' && Number(placedAt) >= since ? transactionId : null;
}
