import { setClientHooks } from '@/lib/api/client/browser-hooks';
import type { AbsentCalls } from '@/lib/api/client/client';
import { readJson, writeText } from '@/lib/browser/storage';
import { getSessionHeaders } from '@/stores/session/session-store';

export function installApiHooks(): void {
  setClientHooks({
    headers: getSessionHeaders,
    absentCalls: openAbsentCalls(),
    onError: (error, call) =>
      // Without network the code cannot be loaded either; the banner of a lost connection says so.
      void import('./answer-api-error').then(
        ({ answerApiError }) => answerApiError(error, call),
        () => {},
      ),
  });
}

const ABSENT_CALLS_KEY = 'absent-calls';

/** The calls of which the gateway said in this visit that the backend does not have them. */
export function openAbsentCalls(): AbsentCalls {
  const calls = new Set<string>();
  let isRead = false;
  const read = () => {
    const stored = isRead ? null : readJson(ABSENT_CALLS_KEY, 'sessionStorage');
    isRead = true;
    if (Array.isArray(stored)) for (const call of stored) calls.add(String(call));
    return calls;
  };
  return {
    has: (call) => read().has(call),
    add(call) {
      read().add(call);
      writeText(ABSENT_CALLS_KEY, JSON.stringify([...calls]), 'sessionStorage');
    },
  };
}
