import { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { isRecord, parseJson } from '@/lib/api/json';
import type { OpenSession, Sessions } from '@/lib/session/sessions';
import { extractDeviceToken, readCustomerResource, readGrant } from './grant';
import { type BackendResponse, toBrowserResponse, toErrorResponse } from './responses';

interface Client {
  sessions: Sessions;
  /** Identifies the shop at the backend. It never reaches the browser. */
  clientId: string;
  clientSecret: string;
}

/** The call that an answer belongs to. */
interface SentCall {
  request: Request;
  session: OpenSession | null;
  /** As the browser sent it. */
  body: string | undefined;
  /** Asks the backend for the customer of a token, for a login whose answer has none. @returns the answer's body */
  askSelf: (token: string) => Promise<string>;
}

const SESSION_OPENING_ENDPOINTS = new Set<Endpoint>([
  specEndpoints.login,
  specEndpoints.register,
  assumedSessionEndpoints.socialLogin,
]);

const containsSecret = (body: string, secrets: readonly (string | null | undefined)[]): boolean =>
  secrets.some((secret) => secret && body.includes(secret));

export const opensSession = (endpoint: Endpoint): boolean =>
  SESSION_OPENING_ENDPOINTS.has(endpoint);

/** Whether the session should survive when the browser is closed. `remember` in the body is only for this server. */
const wantsPersistentSession = (body: string | undefined): boolean => {
  const fields = parseJson(body ?? '');
  return isRecord(fields) && fields.remember === true;
};

/** The body of a login for the backend. Null when the browser's body is not an object. */
async function toSignInBody(client: Client, endpoint: Endpoint, request: Request, body?: string) {
  const fields = parseJson(body ?? '');
  if (!isRecord(fields)) return null;
  const { remember, ...rest } = fields;
  const device = await client.sessions.readDeviceToken(request);
  return JSON.stringify({
    ...rest,
    ...(endpoint === specEndpoints.login ? { grant_type: 'password', scope: '*' } : {}),
    client_id: client.clientId,
    client_secret: client.clientSecret,
    device_token: device,
  });
}

/** Changes calls about the session on the way to the backend and their answers on the way back. */
export function createSessionCalls(client: Client) {
  const { sessions, clientSecret } = client;

  async function openSession(
    endpoint: Endpoint,
    answer: BackendResponse,
    sent: SentCall,
  ): Promise<Response> {
    const grant = readGrant(answer.body);
    // A registration may create the account only; then the browser logs in with it.
    if (!grant && endpoint === specEndpoints.register)
      return toBrowserResponse({ ...answer, body: '{}' });
    if (!grant) return toErrorResponse('badGateway');
    const { token, deviceToken, expiresIn } = grant;
    const data = grant.customer ?? readCustomerResource(await sent.askSelf(token));
    const meta = { ...grant.meta, expires_in: expiresIn };
    if (!data || containsSecret(JSON.stringify({ data, meta }), [token, deviceToken, clientSecret]))
      return toErrorResponse('badGateway');
    const isPersistent = wantsPersistentSession(sent.body);
    const opened = await sessions.open(sent.request, { token, expiresIn, isPersistent });
    if (!opened) return toErrorResponse('badGateway');
    const { handle, cookies } = opened;
    if (deviceToken) cookies.push(...(await sessions.setDeviceToken(sent.request, deviceToken)));
    const body = JSON.stringify({ data, meta: { ...meta, access_token: handle } });
    return toBrowserResponse({ ...answer, body }, cookies);
  }

  return {
    /** The body for the backend. Null when the browser's body is invalid. */
    outgoing: async (endpoint: Endpoint, request: Request, body?: string) =>
      opensSession(endpoint) ? toSignInBody(client, endpoint, request, body) : body,

    async incoming(endpoint: Endpoint, answer: BackendResponse, sent: SentCall): Promise<Response> {
      if (answer.isOk && opensSession(endpoint)) return openSession(endpoint, answer, sent);
      // If the backend repeats a secret in its answer, the browser must not see it.
      if (containsSecret(answer.body, [clientSecret, sent.session?.token]))
        return toErrorResponse('badGateway');
      if (answer.isOk && endpoint === assumedSessionEndpoints.twoStepVerify) {
        const { token, body } = extractDeviceToken(answer.body);
        return toBrowserResponse(
          { ...answer, body },
          token === null ? [] : await sessions.setDeviceToken(sent.request, token),
        );
      }
      return toBrowserResponse(answer);
    },
  };
}
