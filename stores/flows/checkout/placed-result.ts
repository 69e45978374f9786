/** sessionStorage key: the address to open after the order that this tab has just placed. */
const NAME = 'placed-result';

/** Stores the address until the tab has opened it, so that a reload in between still leads there. */
export function notePlaced(customerId: string, address: string): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify([customerId, address]));
  } catch {
    // Without storage only the navigation that is under way leads there.
  }
}

/** The address stored for a customer, or null. It comes from the backend and still has to be validated. */
export function placedAddress(customerId: string): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    if (!Array.isArray(kept) || kept[0] !== customerId) return null;
    return typeof kept[1] === 'string' ? kept[1] : null;
  } catch {
    return null;
  }
}

export function dropPlaced(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Without storage nothing was stored.
  }
}
