import type { Purchase } from '@/lib/analytics/events';
import { track } from '@/lib/analytics/track';

/** localStorage key: ids of the transactions that this device has already tracked. */
const TOLD = 'purchases-told';
/** Only the latest ids are kept: older transactions are not reported again. */
const MOST = 30;
/** sessionStorage key prefix: what is being bought in this tab, by the key of the pending order. */
const NOTE = 'purchase-note:';

interface Told extends Purchase {
  /** Wallet credit that the purchase earns, in pesos. */
  earned: number;
}

function toldOf(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(TOLD) ?? '[]');
    return Array.isArray(known) ? known.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores what is being bought, because the server empties the cart even if its answer is lost. */
export function notePurchase(of: string, purchase: Told): void {
  try {
    sessionStorage.setItem(NOTE + of, JSON.stringify(purchase));
  } catch {
    // Without storage, a purchase whose answer was lost is tracked without its lines.
  }
}

/** The purchase that this tab stored; null when it stored none. */
export function notedPurchase(of: string): Told | null {
  try {
    return JSON.parse(sessionStorage.getItem(NOTE + of) ?? 'null') as Told | null;
  } catch {
    return null;
  }
}

/** Tracks a purchase once per transaction, even when its answer arrives several times (spec 4.2). */
export function tellPurchase(transactionId: string, { earned, ...purchase }: Told): void {
  const told = toldOf();
  if (told.includes(transactionId)) return;
  try {
    localStorage.setItem(TOLD, JSON.stringify([...told, transactionId].slice(-MOST)));
  } catch {
    // Without storage it is tracked anyway: the tab leaves this screen, so it is not tracked twice.
  }
  track({ name: 'purchase', transactionId, ...purchase });
  if (earned > 0) track({ name: 'earn_virtual_currency', amount: earned });
}

/** Removes the stored purchase after the order was placed. */
export function dropPurchaseNote(of: string): void {
  try {
    sessionStorage.removeItem(NOTE + of);
  } catch {
    // Without storage nothing was stored.
  }
}
