import { isRecord } from '@/lib/api/client/json';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { type BodyFields, SIGN_IN_FIELDS } from '@/lib/api/endpoints/sign-in-fields';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { OpenSession, Sessions } from '@/lib/session/sessions';
import {
  MAX_DEVICE_TOKEN_LENGTH,
  MAX_TOKEN_LENGTH,
  readCustomerResource,
  readDeviceToken,
  readGrant,
} from './grant';
import { type BackendResponse, toBrowserResponse, toErrorResponse } from './responses';
import { containsSecret, withoutTokens } from './secrets';

interface Client {
  sessions: Sessions;
  clientId: string;
  clientSecret: string;
}

interface SentCall {
  request: Request;
  session: OpenSession | null;
  body: unknown;
  /** Asks the backend for the customer of a token, for a login whose answer has none. @returns the parsed answer */
  askSelf: (token: string) => Promise<unknown>;
}

interface Outcome {
  response: Response;
  problem?: string;
}

const SIGN_INS = new Map<Endpoint, BodyFields>([
  [specEndpoints.login, SIGN_IN_FIELDS.login],
  [specEndpoints.register, SIGN_IN_FIELDS.register],
  [assumedSessionEndpoints.socialLogin, SIGN_IN_FIELDS.social],
]);

const CUSTOMER_CALLS = new Set<Endpoint>([
  specEndpoints.authenticatedCustomer,
  specEndpoints.customerSelf,
  assumedAccountEndpoints.customerUpdate,
  assumedSessionEndpoints.emailVerify,
  assumedSessionEndpoints.twoStepVerify,
]);

/** An answer with its customer where and as the browser reads it, with what else the answer says of that resource. */
function withCustomer(json: unknown): unknown {
  const customer = readCustomerResource(json);
  if (!customer || !isRecord(json)) return json;
  return { ...json, data: { ...(isRecord(json.data) ? json.data : {}), ...customer } };
}

export const opensSession = (endpoint: Endpoint): boolean => SIGN_INS.has(endpoint);

/** Whether the session should survive when the browser is closed. `remember` in the body is only for this server. */
const wantsPersistentSession = (body: unknown): boolean => isRecord(body) && body.remember === true;

function pickListed(body: Record<string, unknown>, fields: BodyFields): Record<string, unknown> {
  const listed = Object.entries(fields).flatMap(([name, inner]) => {
    const value = body[name];
    if (inner === true) return typeof value === 'object' && value !== null ? [] : [[name, value]];
    if (!Array.isArray(value)) return [];
    return [[name, value.filter(isRecord).map((entry) => pickListed(entry, inner))]];
  });
  return Object.fromEntries(listed);
}

const describeTooLong = (what: string, { length }: string, limit: number): string | undefined =>
  length > limit ? `${what} has ${length} characters, more than ${limit}` : undefined;

const refuse = (problem: string): Outcome => ({ response: toErrorResponse('badGateway'), problem });

export function createSessionCalls({ sessions, clientId, clientSecret }: Client) {
  /** The browser's cookies for a device. One whose token is too long for them is asked for a code at each login. */
  async function rememberDevice(token: string | null) {
    if (token === null) return { cookies: [] };
    const problem = describeTooLong('the device token', token, MAX_DEVICE_TOKEN_LENGTH);
    return { problem, cookies: problem ? [] : [await sessions.setDeviceToken(token)] };
  }

  async function openSession(
    endpoint: Endpoint,
    answer: BackendResponse,
    sent: SentCall,
  ): Promise<Outcome> {
    const grant = readGrant(answer.json);
    // A registration may create the account only; then the browser logs in with it.
    if (!grant && endpoint === specEndpoints.register)
      return { response: toBrowserResponse(answer, '{}') };
    if (!grant) return refuse('no token');
    const { token, deviceToken, expiresIn } = grant;
    const problem = describeTooLong('the token', token, MAX_TOKEN_LENGTH);
    if (problem) return { response: toErrorResponse('tokenTooLong'), problem };
    const data = grant.customer ?? readCustomerResource(await sent.askSelf(token));
    if (!data) return refuse('no customer');
    const meta = { ...grant.meta, expires_in: expiresIn };
    if (containsSecret(JSON.stringify({ data, meta }), [token, deviceToken, clientSecret]))
      return refuse('repeats a secret');

    const isPersistent = wantsPersistentSession(sent.body);
    const opened = await sessions.open(sent.request, { token, expiresIn, isPersistent });
    const device = await rememberDevice(deviceToken);
    const body = JSON.stringify({ data, meta: { ...meta, access_token: opened.handle } });
    const cookies = [...opened.cookies, ...device.cookies];
    return { response: toBrowserResponse(answer, body, cookies), problem: device.problem };
  }

  return {
    /** With the shop's secret travels only what is listed of what the visitor sends. Null when the browser's body is invalid. */
    async outgoing(endpoint: Endpoint, request: Request, body: unknown): Promise<unknown> {
      const fields = SIGN_INS.get(endpoint);
      if (!fields) return body;
      if (!isRecord(body)) return null;
      return {
        ...pickListed(body, fields),
        ...(endpoint === specEndpoints.login ? { grant_type: 'password', scope: '*' } : {}),
        client_id: clientId,
        client_secret: clientSecret,
        device_token: await sessions.readDeviceToken(request),
      };
    },

    /** The answer for the browser: without tokens, and none that repeats a secret under another name. */
    async incoming(endpoint: Endpoint, answer: BackendResponse, sent: SentCall): Promise<Outcome> {
      if (answer.isOk && opensSession(endpoint)) return openSession(endpoint, answer, sent);
      const isDevice = answer.isOk && endpoint === assumedSessionEndpoints.twoStepVerify;
      const deviceToken = isDevice ? readDeviceToken(answer.json) : null;
      const isCustomer = answer.isOk && CUSTOMER_CALLS.has(endpoint);
      const json = isCustomer ? withCustomer(answer.json) : answer.json;
      const body = json === undefined ? '' : JSON.stringify(withoutTokens(json));
      if (containsSecret(body, [clientSecret, sent.session?.token, deviceToken]))
        return refuse('repeats a secret');
      const { cookies, problem } = await rememberDevice(deviceToken);
      return { response: toBrowserResponse(answer, body, cookies), problem };
    },
  };
}
