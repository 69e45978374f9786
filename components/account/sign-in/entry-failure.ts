import { describeError } from '@/lib/api/error-catalogue';
import { ApiError } from '@/lib/api/errors';
import { notify } from '@/stores/interface/toast-store';

/** Says a failed login or registration by the catalogue (spec 8), unless the form says it beside a field. */
export function tellEntryFailure(operation: 'login' | 'register') {
  return (error: unknown): void => {
    const isOfFields = error instanceof ApiError && error.status === 422;
    if (!isOfFields && navigator.onLine) notify(describeError(error, { operation }));
  };
}
