import { asFields } from '@/stores/persistence/guards';

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
