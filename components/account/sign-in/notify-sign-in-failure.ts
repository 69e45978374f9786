import { describeError } from '@/lib/api/error-catalogue';
import { ApiError } from '@/lib/api/errors';
import { notify } from '@/stores/interface/toast-store';

/** Shows a refused social login as a toast. It has no form that could show it. */
export function notifySocialLoginFailure(error: unknown): void {
  if (navigator.onLine) notify(describeError(error, { operation: 'login' }));
}

/**
 * Returns a handler that shows a failed login or registration as a toast, with the texts of the error catalogue (spec 8).
 * Errors of single fields are left to the form. Without network no toast is shown.
 */
export function notifySignInFailure(operation: 'login' | 'register') {
  return (error: unknown): void => {
    const isOfFields = error instanceof ApiError && error.status === 422;
    if (!isOfFields && navigator.onLine) notify(describeError(error, { operation }));
  };
}
