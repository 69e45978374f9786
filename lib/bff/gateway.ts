import { raceWithAbort, readBytes } from '@/lib/api/client/body';
import { OPTIONAL_LIMIT_MS, startDeadline } from '@/lib/api/client/deadline';
import { ApiError } from '@/lib/api/client/errors';
import { isRecord, parseJson } from '@/lib/api/client/json';
import { optionalEndpoints } from '@/lib/api/endpoints/all';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { REQUEST_ID_HEADER, requestIdOf } from '@/lib/bff/request-checks';
import { findContract } from '@/lib/contract/contract';
import { describeReason, type FailedBackendCall } from '@/lib/monitoring/log';
import {
  type CallOutcome,
  traceBackendCall,
  traceHeaders,
} from '@/lib/monitoring/telemetry/trace-backend-call';
import type { DocumentWatch } from '@/lib/monitoring/watch-documents';
import { createSessions } from '@/lib/session/sessions';
import { describeFailure, type ReadAnswer, readBackendResponse } from './backend-response';
import { createEndpointMatcher } from './feature-endpoints';
import { checkQuery, getForwardedHeaders, isCrossSite, isJsonType } from './request-checks';
import { toAbsentResponse, toErrorResponse, toNoAnswerResponse, withCookies } from './responses';
import { getReviewedProductId } from './review-refresh';
import { createSessionCalls, opensSession } from './session-calls';

/** How long the backend is not asked again, in milliseconds. The first call after it is a probe. */
const PAUSE = 60_000;
/** Where a 404 can be about what its query asks for. */
const MISSES = 5;
const WITHOUT_DOUBT: ReadonlySet<number> = new Set([405, 501]);

/** A 404 of a path with an id says nothing: anybody could ask for five that do not exist, and nobody would get theirs. */
function missesOf({ path, query, mayFindNothing }: Endpoint): number {
  if (mayFindNothing || path.includes('{')) return Number.POSITIVE_INFINITY;
  return query === undefined ? 1 : MISSES;
}

/** A call that changes something was meant by a shopper, and one that a flow ends without is always worth a try. */
const canBeLeftOut = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' && (findContract(endpoint)?.level ?? 'must') !== 'must';

interface CallRecord {
  misses: number;
  /** Until when the backend is not asked, in milliseconds since 1970. */
  until: number;
  /** It has succeeded once, so a 404 is about what was asked for. */
  exists: boolean;
}

/** Remembers the optional calls that the backend does not have, so that not every page asks for them. */
function createAbsentCalls(now: () => number = Date.now) {
  const records = new Map<Endpoint, CallRecord>();
  return {
    isAbsent: (endpoint: Endpoint): boolean => (records.get(endpoint)?.until ?? 0) > now(),
    learn(endpoint: Endpoint, status: number): void {
      if (!canBeLeftOut(endpoint)) return;
      const known = records.get(endpoint) ?? { misses: 0, until: 0, exists: false };
      records.set(endpoint, known);
      if (status < 400) Object.assign(known, { misses: 0, exists: true });
      if (status === 404 && !known.exists) known.misses += 1;
      const isEnough = known.misses >= missesOf(endpoint);
      if (WITHOUT_DOUBT.has(status) || (status === 404 && isEnough)) known.until = now() + PAUSE;
    },
  };
}

interface GatewayConfig {
  /** Origin of the backend, the only host that is ever called. */
  apiUrl: string;
  siteOrigin: string;
  endpoints: readonly Endpoint[];
  sessionSecrets: readonly string[];
  clientId: string;
  clientSecret: string;
  onReviewChanged?: (productId: string) => void;
  /** Called for statuses of 500 or more, for words of the backend that are not for shoppers, and for a token that could not be kept. */
  onFailure?: (failed: FailedBackendCall) => void;
  watch?: DocumentWatch;
  fetch?: typeof fetch;
  /** Maximum time from the call to the last byte of the response, in milliseconds. */
  timeoutMs?: number;
}

const { customerSelf, logout } = specEndpoints;
const PREFIX = '/api';
const TIMEOUT_MS = 10_000;
const MAX_REQUEST_BYTES = 256 * 1024;

const limitOf = (endpoint: Endpoint): number =>
  optionalEndpoints.has(endpoint) ? OPTIONAL_LIMIT_MS : TIMEOUT_MS;

type CheckedBody = { body: unknown } | { refusal: Response };

/** The only way from the browser to the backend. It forwards only calls that are listed in `endpoints/`. */
export function createGateway(config: GatewayConfig): (request: Request) => Promise<Response> {
  const match = createEndpointMatcher(config.endpoints);
  const sessions = createSessions(config.sessionSecrets, config.siteOrigin.startsWith('https:'));
  const calls = createSessionCalls({ ...config, sessions });
  const absent = createAbsentCalls();

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const found = match(method, pathname.slice(PREFIX.length));
    if (found.kind === 'unknown') return toErrorResponse('notFound');
    if (found.kind === 'wrong-method') {
      return toErrorResponse('methodNotAllowed', { allow: found.allowed.join(', ') });
    }
    const { endpoint } = found;
    const query = checkQuery(endpoint, searchParams);
    if (query === null) return toErrorResponse('badRequest');
    if (isCrossSite(request, config.siteOrigin)) return toErrorResponse('forbidden');
    if (absent.isAbsent(endpoint)) return toAbsentResponse();
    const path = `${found.path}${query}`;
    if (endpoint !== logout) return forward(request, endpoint, path);
    // The session in this browser ends, whatever the backend answers.
    return withCookies(await forward(request, endpoint, path), sessions.close(request));
  }

  async function callBackend(
    endpoint: Endpoint,
    path: string,
    init: RequestInit & { headers: Record<string, string>; signal: AbortSignal },
  ) {
    const call = async () => {
      const answer = (config.fetch ?? fetch)(`${config.apiUrl}${PREFIX}${path}`, {
        ...init,
        headers: { ...init.headers, ...traceHeaders() },
        method: endpoint.method,
        // A redirect could lead to a host that is not allowed.
        redirect: 'manual',
        cache: 'no-store',
      });
      return readBackendResponse(endpoint, await raceWithAbort(answer, init.signal), init.signal);
    };
    return traceBackendCall(endpoint, call, describeAnswer, () => describeNoAnswer(init.signal));
  }

  async function forward(request: Request, endpoint: Endpoint, path: string): Promise<Response> {
    const session = opensSession(endpoint) ? null : await sessions.read(request);
    const needsSession = endpoint.access === 'customer' || endpoint === logout;
    if (needsSession && !session) return toErrorResponse('sessionRequired');

    // A change is finished although its visitor leaves: the screen has shown it already.
    const visitor = endpoint.method === 'GET' ? request.signal : undefined;
    const deadline = startDeadline(config.timeoutMs ?? limitOf(endpoint), visitor);
    const start = performance.now();
    const report = (response: Response, reason: string, said?: string): Response => {
      const { status } = response;
      const durationMs = performance.now() - start;
      const requestId = requestIdOf(request);
      config.onFailure?.({ endpoint, status, reason, said, durationMs, requestId });
      return response;
    };
    try {
      const checked = await checkBody(request, deadline.signal);
      if ('refusal' in checked) return checked.refusal;
      const { body } = checked;
      const outgoing = await calls.outgoing(endpoint, request, body);
      if (outgoing === null) return toErrorResponse('badRequest');
      const { signal } = deadline;
      const headers = getForwardedHeaders(request, session?.token);
      const sent = outgoing === undefined ? undefined : JSON.stringify(outgoing);
      const { passed, ...came } = await callBackend(endpoint, path, {
        headers,
        body: sent,
        signal,
      });
      absent.learn(endpoint, came.status);
      if (passed instanceof Response) {
        const said = describeFailure(came, [
          outgoing,
          session?.token,
          readParameters(endpoint, path),
        ]);
        const isTold = passed.status >= 500 || said !== '';
        return isTold ? report(passed, isError(came) ? 'http' : 'unreadable answer', said) : passed;
      }
      config.watch?.(endpoint)?.({ status: came.status, url: path, read: () => came.text });
      const askSelf = async (token: string) => {
        const init = { headers: getForwardedHeaders(request, token), signal };
        const self = (await callBackend(customerSelf, customerSelf.path, init)).passed;
        return self instanceof Response || !self.isOk ? undefined : self.json;
      };
      const { response, problem } = await calls.incoming(endpoint, passed, {
        request,
        session,
        body,
        askSelf,
      });
      const reviewed = getReviewedProductId(endpoint, passed, body);
      if (reviewed !== null) config.onReviewChanged?.(reviewed);
      return problem ? report(response, problem) : response;
    } catch (error) {
      // The visitor has left: nobody gets an answer any more.
      if (request.signal.aborted) return toErrorResponse('badGateway');
      // A call that nobody waits for fails without a word; an answer that is too large is one.
      const isAnswered = optionalEndpoints.has(endpoint) || error instanceof ApiError;
      const fail = isAnswered ? toErrorResponse : toNoAnswerResponse;
      return deadline.isExpired()
        ? report(fail('timeout'), 'timeout')
        : report(fail('badGateway'), describeReason(error));
    } finally {
      deadline.clear();
    }
  }

  return async (request) => {
    const response = await answer(request);
    response.headers.set(REQUEST_ID_HEADER, requestIdOf(request));
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

const readParameters = (endpoint: Endpoint, path: string): string[] =>
  path
    .split(/[/?&=+]/)
    .map(decodeURIComponent)
    .filter((part) => !endpoint.path.includes(part));

const isError = ({ status, json }: Pick<ReadAnswer, 'status' | 'json'>): boolean =>
  status >= 400 && isRecord(json);

/** How a call of the backend ended; a response of the gateway itself may stand for an answer that it could not read. */
function describeAnswer(answer: ReadAnswer): CallOutcome {
  const { status, passed } = answer;
  if (passed instanceof Response && !isError(answer)) return { outcome: 'parse' };
  return { outcome: status < 400 ? 'ok' : 'http', status };
}

function describeNoAnswer({ aborted, reason }: AbortSignal): CallOutcome {
  if (!aborted) return { outcome: 'network' };
  const isOver = reason instanceof DOMException && reason.name === 'TimeoutError';
  return { outcome: isOver ? 'timeout' : 'aborted' };
}

async function checkBody(request: Request, signal: AbortSignal): Promise<CheckedBody> {
  if (!request.body) return { body: undefined };
  try {
    const bytes = await readBytes(request, MAX_REQUEST_BYTES, signal);
    if (bytes.byteLength === 0) return { body: undefined };
    if (!isJsonType(request.headers.get('content-type')))
      return { refusal: toErrorResponse('unsupported') };
    const body = parseJson(new TextDecoder().decode(bytes));
    return body === undefined ? { refusal: toErrorResponse('badRequest') } : { body };
  } catch (error) {
    if (error instanceof ApiError) return { refusal: toErrorResponse('tooLarge') };
    throw error;
  }
}
