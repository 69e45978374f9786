import type { AbsentCalls } from '@/lib/api/client/client';
import { readJson, writeText } from '@/lib/browser/storage';

/** Key in sessionStorage. */
const KEY = 'absent-calls';

/** The calls of which the gateway said in this visit that the backend does not have them. */
export function openAbsentCalls(): AbsentCalls {
  const calls = new Set<string>();
  let isRead = false;
  const read = () => {
    const stored = isRead ? null : readJson(KEY, 'sessionStorage');
    isRead = true;
    if (Array.isArray(stored)) for (const call of stored) calls.add(String(call));
    return calls;
  };
  return {
    has: (call) => read().has(call),
    add(call) {
      read().add(call);
      writeText(KEY, JSON.stringify([...calls]), 'sessionStorage');
    },
  };
}
