import { errorHtml } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { isStorageBlocked } from '@/lib/browser/site-data';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { loadTexts } from '@/lib/i18n/client';
import { notifyFailure } from '@/stores/interface/notify-failure';

/** The server rejected the request, and would reject it again. */
export const isRejection = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  [400, 404, 409, 422].includes(error.status ?? 0);

/** The backend's reason as HTML. Null for network errors, unreadable answers and 429, which get a general text. */
function getReasonHtml(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.kind !== 'http' || error.isUnreadable) return null;
  return error.status === 429 ? null : errorHtml(error);
}

const duration = TOAST_DURATION.long;

/** Notifies that a change of the cart was rolled back, and why. */
export async function notifyRolledBack(error: unknown): Promise<void> {
  const t = await loadTexts('cart');
  const reason = getReasonHtml(error);
  const text = reason ?? t('server.rolledBackText');
  notifyFailure(error, { type: 'error', title: t('server.rolledBack'), text, duration });
}

/** Notifies that the server took fewer units of a product than were added, or none. */
export async function notifyNotAdded(name: string, error: ApiError): Promise<void> {
  const t = await loadTexts('cart');
  const title = t('server.notAdded', { name });
  notifyFailure(error, { type: 'warning', title, text: errorHtml(error), duration });
}

/** Notifies that added products are not on the server yet. */
export async function notifyWaiting(error: unknown): Promise<void> {
  const t = await loadTexts('cart');
  const title = t(isStorageBlocked() ? 'server.waitingHere' : 'server.waiting');
  const text = t('server.waitingText');
  notifyFailure(error, { type: 'warning', title, text, duration });
}
