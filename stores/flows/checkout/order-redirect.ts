import { readJson, removeText, writeText } from '@/lib/browser/storage';

/** sessionStorage key: the address to open after the order that this tab has just placed. */
const STORAGE_KEY = 'placed-result';

/** Stores the address until the tab has opened it, so that a reload in between still leads there. */
export function saveOrderRedirect(customerId: string, address: string): void {
  // Without storage only the navigation that is under way leads there.
  writeText(STORAGE_KEY, JSON.stringify([customerId, address]), 'sessionStorage');
}

/** The address stored for a customer, or null. It comes from the backend and still has to be validated. */
export function getOrderRedirect(customerId: string): string | null {
  const stored = readJson(STORAGE_KEY, 'sessionStorage');
  if (!Array.isArray(stored) || stored[0] !== customerId) return null;
  return typeof stored[1] === 'string' ? stored[1] : null;
}

export function clearOrderRedirect(): void {
  removeText(STORAGE_KEY, 'sessionStorage');
}
