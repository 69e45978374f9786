import type { FailedCall } from '@/lib/api/client/client';
import { describeError } from '@/lib/api/client/error-catalogue';
import { type ApiError, isDatabaseDown } from '@/lib/api/client/errors';
import { notify } from '@/stores/interface/toast-store';
import { useSessionStore } from '@/stores/session/session-store';
import { expireSession } from './expire-session';

/** Errors that concern the whole shop. The screens show all other errors where they happen. */
function isGlobalError(error: ApiError): boolean {
  const { kind, status } = error;
  if (kind === 'network' || kind === 'timeout') return navigator.onLine; // offline has its own banner
  return kind === 'http' && (status === 429 || isDatabaseDown(error));
}

/** The signals of the queries whose failure was shown: its notice does not come again with each further try. */
const shown = new WeakSet<AbortSignal>();

/** Closes an expired session, and shows the global errors with the texts of the error catalogue (spec 8). */
export function answerApiError(error: ApiError, call: FailedCall): void {
  if (error.status === 401) expireSession(error, call);
  else if (isGlobalError(error)) {
    if (call.signal && shown.has(call.signal)) return;
    if (call.signal) shown.add(call.signal);
    const notice = describeError(error);
    if (error.kind === 'network') useSessionStore.getState().setNetworkError(notice.text);
    notify(notice);
  }
}
