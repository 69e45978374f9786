import type { Purchase } from '@/lib/analytics/events';
import { track } from '@/lib/analytics/track';

/** Transactions whose purchase this device has told of. */
const TOLD = 'purchases-told';
/** The latest of them: older ones are never answered again. */
const MOST = 30;
/** What is being bought, in this tab, by the key of the order on its way. */
const NOTE = 'purchase-note:';

interface Told extends Purchase {
  /** Wallet credit that it brings, in pesos. */
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

/** Keeps what is being bought: when the answer is lost, the server has emptied the cart already. */
export function notePurchase(of: string, purchase: Told): void {
  try {
    sessionStorage.setItem(NOTE + of, JSON.stringify(purchase));
  } catch {
    // Without storage a lost answer is told of without its lines.
  }
}

/** What this tab noted; null when it did not, or another tab did. */
export function notedPurchase(of: string): Told | null {
  try {
    return JSON.parse(sessionStorage.getItem(NOTE + of) ?? 'null') as Told | null;
  } catch {
    return null;
  }
}

/** Tells of a purchase, once for each transaction however often its answer comes (spec 4.2). */
export function tellPurchase(transactionId: string, { earned, ...purchase }: Told): void {
  const told = toldOf();
  if (told.includes(transactionId)) return;
  try {
    localStorage.setItem(TOLD, JSON.stringify([...told, transactionId].slice(-MOST)));
  } catch {
    // Told all the same: the tab leaves this screen.
  }
  track({ name: 'purchase', transactionId, ...purchase });
  if (earned > 0) track({ name: 'earn_virtual_currency', amount: earned });
}

/** Forgets what was noted of an order that is placed. */
export function dropPurchaseNote(of: string): void {
  try {
    sessionStorage.removeItem(NOTE + of);
  } catch {
    // Nothing was noted.
  }
}
