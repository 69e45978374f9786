import type { Purchase } from '@/lib/analytics/events';
import { track } from '@/lib/analytics/track';

/** localStorage key: ids of the transactions that this device has already tracked. */
const TRACKED_KEY = 'purchases-told';
/** Only the latest ids are kept: older transactions are not reported again. */
const MAX_TRACKED = 30;
/** sessionStorage key prefix: what is being bought in this tab, by the key of the pending order. */
const PENDING_PREFIX = 'purchase-note:';

interface PendingPurchase extends Purchase {
  /** Wallet credit that the purchase earns, in pesos. */
  earned: number;
}

function readTrackedIds(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(TRACKED_KEY) ?? '[]');
    return Array.isArray(known) ? known.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores what is being bought, because the server empties the cart even if its answer is lost. */
export function savePendingPurchase(attemptKey: string, purchase: PendingPurchase): void {
  try {
    sessionStorage.setItem(PENDING_PREFIX + attemptKey, JSON.stringify(purchase));
  } catch {
    // Without storage, a purchase whose answer was lost is tracked without its lines.
  }
}

/** The purchase that this tab stored; null when it stored none. */
export function getPendingPurchase(attemptKey: string): PendingPurchase | null {
  try {
    return JSON.parse(
      sessionStorage.getItem(PENDING_PREFIX + attemptKey) ?? 'null',
    ) as PendingPurchase | null;
  } catch {
    return null;
  }
}

/** Tracks a purchase once per transaction, even when its answer arrives several times (spec 4.2). */
export function trackPurchase(
  transactionId: string,
  { earned, ...purchase }: PendingPurchase,
): void {
  const told = readTrackedIds();
  if (told.includes(transactionId)) return;
  try {
    localStorage.setItem(TRACKED_KEY, JSON.stringify([...told, transactionId].slice(-MAX_TRACKED)));
  } catch {
    // Without storage it is tracked anyway: the tab leaves this screen, so it is not tracked twice.
  }
  track({ name: 'purchase', transactionId, ...purchase });
  if (earned > 0) track({ name: 'earn_virtual_currency', amount: earned });
}

/** Removes the stored purchase after the order was placed. */
export function clearPendingPurchase(attemptKey: string): void {
  try {
    sessionStorage.removeItem(PENDING_PREFIX + attemptKey);
  } catch {
    // Without storage nothing was stored.
  }
}
