import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { describeError } from '@/lib/api/error-catalogue';
import type { ApiError } from '@/lib/api/errors';
import { notify } from '@/stores/interface/toast-store';
import { closeSession } from '@/stores/session/session-changes';
import { sessionHeaders, useSessionStore } from '@/stores/session/session-store';

/** A 401 of these says something else: a wrong password, or nobody there (spec 8). */
const OWN = new Set<Endpoint>([
  specEndpoints.login,
  specEndpoints.register,
  specEndpoints.customerSelf,
  // Logging out is all that was wanted.
  specEndpoints.logout,
]);

interface Refused {
  endpoint: Endpoint;
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** What a 401 means: the session is cleared and it is said, the first time (spec 4.1 and 8). */
export function endSession(error: ApiError, { endpoint, url, headers }: Refused): void {
  const { isExpired } = useSessionStore.getState();
  const [shown, current] = [headers.authorization, sessionHeaders().authorization];
  // A late answer to a session of before says nothing about this one.
  if (isExpired || shown !== current || OWN.has(endpoint)) return;
  closeSession(true);
  notify(describeError(error, { sessionExpired: shown !== undefined, requestedUrl: url }));
}
