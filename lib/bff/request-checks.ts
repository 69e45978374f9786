import { randomUUID } from 'node:crypto';
import { JSON_API_TYPE } from '@/lib/api/client/client';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';

export const REQUEST_ID_HEADER = 'x-request-id';

/** What load balancers send: nothing that could break a line of a log. */
const READABLE_ID = /^[\w-]{8,64}$/;

const ids = new WeakMap<Request, string>();

/** The id by which the logs of load balancer, shop and backend have a request: the one that it came with, or a new one. */
export function requestIdOf(request: Request): string {
  const known = ids.get(request);
  if (known) return known;
  const sent = request.headers.get(REQUEST_ID_HEADER) ?? '';
  const id = READABLE_ID.test(sent) ? sent : randomUUID();
  ids.set(request, id);
  return id;
}

const UNSAFE_METHODS = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);

/** CSRF. Browsers send `Sec-Fetch-Site`; older ones send only `Origin`. */
export function isCrossSite(request: Request, siteOrigin: string): boolean {
  if (!UNSAFE_METHODS.has(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  const origin = request.headers.get('origin');
  if (origin === null || origin === siteOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get('host');
}

const JSON_TYPES = new Set([JSON_API_TYPE, 'application/json']);

export function isJsonType(contentType: string | null): boolean {
  return JSON_TYPES.has((contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '');
}

/** Maximum length of a query in characters: enough for 50 ids and their fields. */
const MAX_QUERY = 4000;

/** The query, encoded again. Null when it has a parameter that the endpoint does not allow. */
export function checkQuery(endpoint: Endpoint, search: URLSearchParams): string | null {
  const names = new Set(endpoint.query);
  for (const name of search.keys()) if (!names.has(name)) return null;
  const text = search.toString();
  return text.length > MAX_QUERY ? null : text && `?${text}`;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Those that every call has (spec 7), and the visitor's address and browser. @param token of the customer at the backend */
export function getForwardedHeaders(request: Request, token?: string): Record<string, string> {
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? '';
  const address = request.headers.get('x-forwarded-for') ?? '';
  const agent = request.headers.get('user-agent') ?? '';
  return {
    accept: JSON_API_TYPE,
    'content-type': JSON_API_TYPE,
    [REQUEST_ID_HEADER]: requestIdOf(request),
    ...(/^[\da-f.:, [\]]{2,300}$/i.test(address) ? { 'x-forwarded-for': address } : {}),
    ...(agent ? { 'user-agent': agent.slice(0, 300) } : {}),
    ...(UUID.test(key) ? { [IDEMPOTENCY_HEADER]: key } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}
