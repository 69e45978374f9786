import { orAborted, readBytes } from '@/lib/api/body';
import { startDeadline } from '@/lib/api/deadline';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { ApiError } from '@/lib/api/errors';
import { isRecord, parseJson } from '@/lib/api/json';
import { pass, passedHeaders, refuse } from './answers';
import { checkedQuery, forwardedHeaders, isCrossSite, isJsonType } from './checks';
import { compileEndpoints } from './match';

interface GatewayConfig {
  /** Origin of the backend: the only host that is ever asked. */
  apiUrl: string;
  siteOrigin: string;
  endpoints: readonly Endpoint[];
  fetch?: typeof fetch;
  /** From the call to the last byte of the answer, in milliseconds. */
  timeoutMs?: number;
}

const PREFIX = '/api';
const TIMEOUT_MS = 10_000;
const MAX_REQUEST_BYTES = 256 * 1024;
const MAX_RESPONSE_BYTES = 5 * 1024 * 1024;

/** A body that was read and checked, or the answer that refuses it. */
type CheckedBody = { body: string | undefined } | { refusal: Response };

/** The only way from the browser to the backend: what `endpoints/` names passes, nothing else does. */
export function createGateway(config: GatewayConfig): (request: Request) => Promise<Response> {
  const match = compileEndpoints(config.endpoints);

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const found = match(method, pathname.slice(PREFIX.length));
    if (found.kind === 'unknown') return refuse('notFound');
    if (found.kind === 'wrong-method') {
      return refuse('methodNotAllowed', { allow: found.allowed.join(', ') });
    }
    const query = checkedQuery(found.endpoint, searchParams);
    if (query === null) return refuse('badRequest');
    if (isCrossSite(request, config.siteOrigin)) return refuse('forbidden');
    if (found.endpoint.access !== 'public') return refuse('sessionRequired');

    const deadline = startDeadline(config.timeoutMs ?? TIMEOUT_MS, request.signal);
    try {
      const checked = await checkBody(request, deadline.signal);
      if ('refusal' in checked) return checked.refusal;
      const { body } = checked;
      const url = `${config.apiUrl}${PREFIX}${found.path}${query}`;
      const call = (config.fetch ?? fetch)(url, {
        method,
        headers: forwardedHeaders(request),
        body,
        // A redirect would lead to a host that nobody allowed.
        redirect: 'manual',
        cache: 'no-store',
        signal: deadline.signal,
      });
      return await relay(await orAborted(call, deadline.signal), deadline.signal);
    } catch {
      return refuse(deadline.isOver() ? 'timeout' : 'badGateway');
    } finally {
      deadline.clear();
    }
  }

  return async (request) => {
    const response = await answer(request);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

async function checkBody(request: Request, signal: AbortSignal): Promise<CheckedBody> {
  if (!request.body) return { body: undefined };
  try {
    const bytes = await readBytes(request, MAX_REQUEST_BYTES, signal);
    if (bytes.byteLength === 0) return { body: undefined };
    if (!isJsonType(request.headers.get('content-type'))) return { refusal: refuse('unsupported') };
    const body = new TextDecoder().decode(bytes);
    return parseJson(body) === undefined ? { refusal: refuse('badRequest') } : { body };
  } catch (error) {
    if (error instanceof ApiError) return { refusal: refuse('tooLarge') };
    throw error;
  }
}

/** Passes a JSON document on, whatever its status. Anything else is no answer of the backend. */
async function relay(upstream: Response, signal: AbortSignal): Promise<Response> {
  const bytes = await readBytes(upstream, MAX_RESPONSE_BYTES, signal);
  const body = new TextDecoder().decode(bytes);
  const isRedirect = upstream.status >= 300 && upstream.status < 400;
  const isEmptySuccess = upstream.ok && body.trim() === '';
  if (!isRedirect && (isEmptySuccess || isRecord(parseJson(body)))) return pass(upstream, body);
  if (upstream.status === 429) return refuse('tooManyRequests', passedHeaders(upstream.headers));
  return refuse('badGateway');
}
