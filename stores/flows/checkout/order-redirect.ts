import { readJson, removeText, writeText } from '@/lib/browser/storage';

/** sessionStorage key: the address to open after the order that this tab has just placed. */
const STORAGE_KEY = 'placed-result';

export interface OrderRedirect {
  /** It comes from the backend and still has to be validated. */
  address: string;
  /** The payment that continues there. Empty when the backend does not name one. */
  paymentId: string;
}

/** Stores where the tab goes, until it is there, so that a reload in between still leads there. */
export function saveOrderRedirect(customerId: string, { address, paymentId }: OrderRedirect): void {
  // Without storage only the navigation that is under way leads there.
  writeText(STORAGE_KEY, JSON.stringify([customerId, address, paymentId]), 'sessionStorage');
}

/** What is stored for a customer, or null. */
export function getOrderRedirect(customerId: string): OrderRedirect | null {
  const stored = readJson(STORAGE_KEY, 'sessionStorage');
  if (!Array.isArray(stored) || stored[0] !== customerId) return null;
  const [, address, paymentId] = stored;
  if (typeof address !== 'string') return null;
  return { address, paymentId: typeof paymentId === 'string' ? paymentId : '' };
}

export function clearOrderRedirect(): void {
  removeText(STORAGE_KEY, 'sessionStorage');
}
