import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { notify } from './toast-store';

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
