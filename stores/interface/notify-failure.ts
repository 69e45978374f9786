import { ApiError } from '@/lib/api/client/errors';
import { notify, type ToastOptions } from './toast-store';

/**
 * Shows that an action failed. The end of a session has a notice of its own, and the only one (spec 4.1), so nothing is
 * shown for a 401.
 * @returns the toast's id, if there is one
 */
export function notifyFailure(error: unknown, notice: ToastOptions): number | null {
  return error instanceof ApiError && error.status === 401 ? null : notify(notice);
}
