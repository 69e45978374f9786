import { JSON_API_TYPE } from '@/lib/api/client';
import { NO_ANSWER_CODE } from '@/lib/api/errors';
import texts from '@/locales/es-MX/gateway.json';

type GatewayTextKey = keyof typeof texts;

/** Statuses of the gateway's own refusals. */
const STATUS = {
  badRequest: 400,
  sessionRequired: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooLarge: 413,
  unsupported: 415,
  headersTooLarge: 431,
  badGateway: 502,
  timeout: 504,
} as const satisfies Partial<Record<GatewayTextKey, number>>;

/** The shop's words for the backend's statuses. */
const TEXT_OF_STATUS: Readonly<Record<number, GatewayTextKey>> = {
  401: 'sessionRequired',
  403: 'denied',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  413: 'tooLarge',
  419: 'pageExpired',
  422: 'invalid',
  429: 'tooManyRequests',
  504: 'timeout',
};

const SAFE_HEADERS = {
  'content-type': JSON_API_TYPE,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

type PassedHeaders = Record<string, string>;

/** A JSON:API error in the shopper's language. */
function toJsonApiError(
  status: number,
  text: GatewayTextKey,
  headers: PassedHeaders,
  code?: string,
): Response {
  const detail = texts[text];
  const error = { status: String(status), code, title: detail, detail };
  const body = { errors: [error], message: detail };
  return new Response(JSON.stringify(body), { status, headers: { ...SAFE_HEADERS, ...headers } });
}

/** The gateway's own refusal. */
export const toErrorResponse = (
  reason: keyof typeof STATUS,
  headers: PassedHeaders = {},
): Response => toJsonApiError(STATUS[reason], reason, headers);

/** The backend did not answer at all: the browser treats it like a connection of its own that failed. */
export const toNoAnswerResponse = (reason: 'badGateway' | 'timeout'): Response =>
  toJsonApiError(STATUS[reason], reason, {}, NO_ANSWER_CODE);

/** An error of the backend whose body cannot be read: its status, with the shop's own words. */
export function toStatusResponse(
  status: number,
  { isSignIn, headers }: { isSignIn: boolean; headers: PassedHeaders },
): Response {
  const text = TEXT_OF_STATUS[status] ?? (status < 500 ? 'badRequest' : 'badGateway');
  return toJsonApiError(status, isSignIn && status === 401 ? 'signInRefused' : text, headers);
}

/** Statuses that may not have a body. */
const BODILESS_STATUSES = new Set([204, 205]);
/** Headers of the backend that are passed on to the browser. Its cookies are not. */
const PASSED_HEADERS = ['retry-after'];

/** The headers of a backend response that are passed on. */
export function pickPassedHeaders(upstream: Headers): PassedHeaders {
  const found = PASSED_HEADERS.map((name) => [name, upstream.get(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** A response of the backend with its complete body. */
export interface BackendResponse {
  status: number;
  isOk: boolean;
  body: string;
  /** Only those that are passed on. */
  headers: PassedHeaders;
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
