import { JSON_API_TYPE } from '@/lib/api/client';
import texts from '@/locales/es-MX/errors.json';

export type GatewayErrorKey = keyof typeof texts.gateway;

const STATUS: Readonly<Record<GatewayErrorKey, number>> = {
  badRequest: 400,
  sessionRequired: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  unsupported: 415,
  tooManyRequests: 429,
  badGateway: 502,
  timeout: 504,
};

const SAFE_HEADERS = {
  'content-type': JSON_API_TYPE,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** A JSON:API error in the shopper's language. */
export function toErrorResponse(
  reason: GatewayErrorKey,
  headers: Record<string, string> = {},
): Response {
  const status = STATUS[reason];
  const detail = texts.gateway[reason];
  const body = { errors: [{ status: String(status), title: detail, detail }], message: detail };
  return new Response(JSON.stringify(body), { status, headers: { ...SAFE_HEADERS, ...headers } });
}

/** Statuses that may not have a body. */
const BODILESS_STATUSES = new Set([204, 205]);
/** Headers of the backend that are passed on to the browser. Its cookies are not. */
const PASSED_HEADERS = ['retry-after'];

/** The headers of a backend response that are passed on. */
export function pickPassedHeaders(upstream: Headers): Record<string, string> {
  const found = PASSED_HEADERS.map((name) => [name, upstream.get(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** A response of the backend with its complete body. */
export interface BackendResponse {
  status: number;
  isOk: boolean;
  body: string;
  /** Only those that are passed on. */
  headers: Record<string, string>;
}

/** The backend's response with its status, with safe headers only and with this server's own cookies. */
export function toBrowserResponse(
  { status, body, headers }: BackendResponse,
  cookies: readonly string[] = [],
): Response {
  const response = new Response(BODILESS_STATUSES.has(status) ? null : body, {
    status,
    headers: { ...SAFE_HEADERS, ...headers },
  });
  return withCookies(response, cookies);
}

export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
