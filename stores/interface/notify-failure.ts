import { describeError, errorHtml, type FailedOperation } from '@/lib/api/client/error-catalogue';
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

/** Nothing for a 401: the end of a session has a notice of its own, and the only one (spec 4.1). @returns the toast's id */
export function notifyFailure(error: unknown, notice: Partial<ToastOptions> = {}): number | null {
  if (error instanceof ApiError && error.status === 401) return null;
  const { long: duration } = TOAST_DURATION;
  return notify({ type: 'error', text: errorHtml(error), duration, ...notice });
}

/** The same in the words that the catalogue of errors has for the operation. */
export const notifyError = (error: unknown, operation?: FailedOperation): number | null =>
  notifyFailure(error, describeError(error, { operation }));
