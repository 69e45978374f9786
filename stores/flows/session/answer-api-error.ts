import type { FailedCall } from '@/lib/api/client/client';
import { describeError } from '@/lib/api/client/error-catalogue';
import { type ApiError, isDatabaseDown } from '@/lib/api/client/errors';
import { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { readText } from '@/lib/browser/storage';
import { notify } from '@/stores/interface/toast-store';
import {
  getSessionHeaders,
  readStoredSession,
  removeStoredSession,
  SESSION_KEYS,
  useSessionStore,
} from '@/stores/session/session-store';

/** A 401 from these endpoints does not mean an expired session, but a wrong password, for example (spec 8). */
const OWN_401_ENDPOINTS = new Set<Endpoint>([
  specEndpoints.login,
  assumedSessionEndpoints.socialLogin,
  specEndpoints.register,
  specEndpoints.customerSelf,
  // The session is being closed anyway.
  specEndpoints.logout,
]);

/** By the seconds that came with it, or by the code of the refusal. Call it before the session is closed. */
function isTokenExpired({ errors }: ApiError): boolean {
  const expires = readText(SESSION_KEYS.expires);
  const isOver = expires !== null && Number(expires) <= Date.now();
  return isOver || errors.some(({ code }) => /expired/i.test(code ?? ''));
}

/** Clears the session after signing out or when it has expired. The screens of a customer then lead to the login. */
export function closeSession(isExpired = false): void {
  removeStoredSession(isExpired);
  useSessionStore.setState({ customer: null, accessToken: null, isExpired, address: [] });
}

/** Handles a 401: clears the session and notifies the visitor once (spec 4.1 and 8). */
function expireSession(error: ApiError, { endpoint, url, headers }: FailedCall): void {
  const stored = readStoredSession(false);
  // Another tab has ended this session or opened a new one, and its event has not arrived yet.
  if (stored.accessToken !== null || stored.isExpired) useSessionStore.setState(stored);
  const { isExpired } = useSessionStore.getState();
  const [sent, current] = [headers.authorization, getSessionHeaders().authorization];
  // A late answer to an earlier session does not concern the current one.
  if (isExpired || sent !== current || OWN_401_ENDPOINTS.has(endpoint)) return;
  const sessionExpired = sent !== undefined && isTokenExpired(error);
  closeSession(true);
  notify(describeError(error, { sessionExpired, requestedUrl: url }));
}

/** Errors that concern the whole shop. The screens show all other errors where they happen. */
function isGlobalError(error: ApiError): boolean {
  const { kind, status } = error;
  if (kind === 'network' || kind === 'timeout') return navigator.onLine; // offline has its own banner
  return kind === 'http' && (status === 429 || isDatabaseDown(error));
}

/** The signals of the queries whose failure was shown: its notice does not come again with each further try. */
const notified = new WeakSet<AbortSignal>();

export function answerApiError(error: ApiError, call: FailedCall): void {
  if (error.status === 401) expireSession(error, call);
  else if (isGlobalError(error)) {
    if (call.signal && notified.has(call.signal)) return;
    if (call.signal) notified.add(call.signal);
    const notice = describeError(error);
    if (error.kind === 'network') useSessionStore.setState({ msjErrorNetwork: notice.text });
    notify(notice);
  }
}
