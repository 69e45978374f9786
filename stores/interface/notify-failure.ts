import { ApiError } from '@/lib/api/client/errors';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { notify, type ToastOptions } from './toast-store';

/** Copies a text to the clipboard, and says whether it could. @param duration of the toast in milliseconds */
export async function copyText(
  text: string,
  messages: { copied: string; failed: string },
  duration: number = TOAST_DURATION.copied,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ text: messages.copied, duration });
  } catch {
    notify({ type: 'warning', text: messages.failed, duration });
  }
}

/**
 * Shows that an action failed. The end of a session has a notice of its own, and the only one (spec 4.1), so nothing is
 * shown for a 401.
 * @returns the toast's id, if there is one
 */
export function notifyFailure(error: unknown, notice: ToastOptions): number | null {
  return error instanceof ApiError && error.status === 401 ? null : notify(notice);
}
