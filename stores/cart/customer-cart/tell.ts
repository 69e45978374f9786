import i18next from 'i18next';
import { errorHtml, NOTICE_DURATION } from '@/lib/api/error-catalogue';
import { ApiError } from '@/lib/api/errors';
import { loadTexts } from '@/lib/i18n/client';
import { LOCALE } from '@/lib/i18n/settings';
import { notify } from '@/stores/interface/toast-store';

/** The server itself says no, and would again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  [400, 404, 409, 422].includes(error.status ?? 0);

/** The reason for people, as HTML; null where the catalogue has told it already, or there is none. */
function reasonOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.kind !== 'http' || error.isUnreadable) return null;
  return error.status === 429 ? null : errorHtml(error);
}

/** The end of the session is told by itself. */
const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 401;

const duration = NOTICE_DURATION.long;

/** Tells that the cart is as it was before, and why. */
export async function tellRolledBack(error: unknown): Promise<void> {
  if (isSessionOver(error)) return;
  await loadTexts('cart');
  const t = i18next.getFixedT(LOCALE, 'cart');
  const reason = reasonOf(error);
  const text = reason ?? t('server.rolledBackText');
  notify({ type: 'error', title: t('server.rolledBack'), text, duration });
}

/** Tells that the server took fewer pieces, or none, of what was added. */
export async function tellNotAdded(name: string, error: ApiError): Promise<void> {
  await loadTexts('cart');
  const t = i18next.getFixedT(LOCALE, 'cart');
  const title = t('server.notAdded', { name, interpolation: { escapeValue: false } });
  notify({ type: 'warning', title, text: errorHtml(error), duration });
}

/** Tells that what was added is still on this device only. */
export async function tellWaiting(error: unknown): Promise<void> {
  if (isSessionOver(error)) return;
  await loadTexts('cart');
  const t = i18next.getFixedT(LOCALE, 'cart');
  const [title, text] = [t('server.waiting'), t('server.waitingText')];
  notify({ type: 'warning', title, text, duration });
}
