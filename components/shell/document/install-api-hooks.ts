import { setClientHooks } from '@/lib/api/client/browser-hooks';
import { openAbsentCalls } from '@/stores/interface/absent-calls';
import { getSessionHeaders } from '@/stores/session/session-store';

/** Adds the session to every API call, and answers the errors that concern the whole shop. */
export function installApiHooks(): void {
  setClientHooks({
    headers: getSessionHeaders,
    absentCalls: openAbsentCalls(),
    onError: (error, call) =>
      // Without network the code cannot be loaded either; the banner of a lost connection says so.
      void import('@/stores/flows/session/answer-api-error').then(
        ({ answerApiError }) => answerApiError(error, call),
        () => {},
      ),
  });
}
