import { setClientHooks } from '@/lib/api/browser-hooks';
import type { ApiError } from '@/lib/api/errors';
import { notify } from '@/stores/interface/toast-store';
import { getSessionHeaders, useSessionStore } from '@/stores/session/session-store';

/** Errors that concern the whole shop. The screens show all other errors where they happen. */
function isGlobalError({ kind, status, message }: ApiError): boolean {
  if (kind === 'network' || kind === 'timeout') return navigator.onLine; // offline has its own banner
  return kind === 'http' && (status === 429 || message.includes('SQLSTATE'));
}

async function notifyError(error: ApiError): Promise<void> {
  const { describeError } = await import('@/lib/api/error-catalogue');
  const notice = describeError(error);
  if (error.kind === 'network') useSessionStore.getState().setNetworkError(notice.text);
  notify(notice);
}

/** Adds the session to every API call, and shows the global errors with the texts of the error catalogue (spec 8). */
export function installApiHooks(): void {
  setClientHooks({
    headers: getSessionHeaders,
    onError: (error, call) => {
      if (error.status === 401) {
        const load = import('@/stores/flows/session/expire-session');
        load.then(({ expireSession }) => expireSession(error, call)).catch(() => undefined);
      } else if (isGlobalError(error)) notifyError(error).catch(() => undefined);
    },
  });
}
