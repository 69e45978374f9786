/** sessionStorage key: the address to open after the order that this tab has just placed. */
const STORAGE_KEY = 'placed-result';

/** Stores the address until the tab has opened it, so that a reload in between still leads there. */
export function saveOrderRedirect(customerId: string, address: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([customerId, address]));
  } catch {
    // Without storage only the navigation that is under way leads there.
  }
}

/** The address stored for a customer, or null. It comes from the backend and still has to be validated. */
export function getOrderRedirect(customerId: string): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (!Array.isArray(kept) || kept[0] !== customerId) return null;
    return typeof kept[1] === 'string' ? kept[1] : null;
  } catch {
    return null;
  }
}

export function clearOrderRedirect(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage nothing was stored.
  }
}
