import { errorHtml } from '@/lib/api/client/error-catalogue';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { notifyFailure } from '@/stores/interface/notify-failure';

/** Shows an error toast. */
export function notifyWishlistFailure(title: string, error: unknown): void {
  const text = errorHtml(error);
  notifyFailure(error, { type: 'error', title, text, duration: TOAST_DURATION.long });
}
