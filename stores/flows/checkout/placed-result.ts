/** Where the order that this tab has just placed leads. */
const NAME = 'placed-result';

/** Keeps it until the tab is there: whoever reloads at that very moment is led there all the same. */
export function notePlaced(customerId: string, address: string): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify([customerId, address]));
  } catch {
    // Without storage the way there must do.
  }
}

/** The address that was kept for a customer, as it was answered: it still has to be checked. Null without one. */
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
    // Nothing was kept.
  }
}
