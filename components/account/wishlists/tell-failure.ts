import { errorHtml, NOTICE_DURATION } from '@/lib/api/error-catalogue';
import { ApiError } from '@/lib/api/errors';
import { notify } from '@/stores/interface/toast-store';

/** Says what could not be done, and why. The end of the session says so itself. */
export function tellFailure(title: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return;
  notify({ type: 'error', title, text: errorHtml(error), duration: NOTICE_DURATION.long });
}
