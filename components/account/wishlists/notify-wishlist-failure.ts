import { errorHtml } from '@/lib/api/error-catalogue';
import { ApiError } from '@/lib/api/errors';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { notify } from '@/stores/interface/toast-store';

/** Shows an error toast. A 401 is left out, because the end of the session shows its own message. */
export function notifyWishlistFailure(title: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return;
  notify({ type: 'error', title, text: errorHtml(error), duration: TOAST_DURATION.long });
}
