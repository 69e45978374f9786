import { setBrowserHooks } from '@/lib/api/browser-hooks';
import type { ApiError } from '@/lib/api/errors';
import { notify } from '@/stores/interface/toast-store';
import { sessionHeaders, useSessionStore } from '@/stores/session/session-store';

/** Errors that concern the whole shop. The screens show all other errors where they happen. */
function concernsAll({ kind, status, message }: ApiError): boolean {
  if (kind === 'network' || kind === 'timeout') return navigator.onLine; // offline has its own banner
  return kind === 'http' && (status === 429 || message.includes('SQLSTATE'));
}

async function tell(error: ApiError): Promise<void> {
  const { describeError } = await import('@/lib/api/error-catalogue');
  const notice = describeError(error);
  if (error.kind === 'network') useSessionStore.getState().setNetworkError(notice.text);
  notify(notice);
}

/** Adds the session to every API call, and shows the global errors with the texts of the error catalogue (spec 8). */
export function reportErrors(): void {
  setBrowserHooks({
    headers: sessionHeaders,
    onError: (error, call) => {
      if (error.status === 401) {
        const load = import('@/stores/flows/session/end-session');
        load.then(({ endSession }) => endSession(error, call)).catch(() => undefined);
      } else if (concernsAll(error)) tell(error).catch(() => undefined);
    },
  });
}
