import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { describeError } from '@/lib/api/error-catalogue';
import type { ApiError } from '@/lib/api/errors';
import { notify } from '@/stores/interface/toast-store';
import { closeSession } from '@/stores/session/session-changes';
import { sessionHeaders, useSessionStore } from '@/stores/session/session-store';

/** A 401 from these endpoints does not mean an expired session, but a wrong password, for example (spec 8). */
const OWN = new Set<Endpoint>([
  specEndpoints.login,
  specEndpoints.register,
  specEndpoints.customerSelf,
  // The session is being closed anyway.
  specEndpoints.logout,
]);

interface Refused {
  endpoint: Endpoint;
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** Handles a 401: clears the session and notifies the visitor once (spec 4.1 and 8). */
export function endSession(error: ApiError, { endpoint, url, headers }: Refused): void {
  const { isExpired } = useSessionStore.getState();
  const [shown, current] = [headers.authorization, sessionHeaders().authorization];
  // A late answer to an earlier session does not concern the current one.
  if (isExpired || shown !== current || OWN.has(endpoint)) return;
  closeSession(true);
  notify(describeError(error, { sessionExpired: shown !== undefined, requestedUrl: url }));
}
