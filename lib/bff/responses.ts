import { JSON_API_TYPE } from '@/lib/api/client/client';
import {
  ABSENT_CODE,
  DATABASE_DOWN_CODE,
  type ErrorWords,
  NO_ANSWER_CODE,
  UNREADABLE_CODE,
} from '@/lib/api/client/errors';
import { database } from '@/locales/es-MX/errors.json';
import texts from '@/locales/es-MX/gateway.json';

type GatewayTextKey = keyof typeof texts;

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
  tokenTooLong: 502,
  timeout: 504,
} as const satisfies Partial<Record<GatewayTextKey, number>>;

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

function toJsonApiError(status: number, detail: string, headers: PassedHeaders, code?: string) {
  const error = { status: String(status), code, title: detail, detail };
  const body = { errors: [error], message: detail };
  return new Response(JSON.stringify(body), { status, headers: { ...SAFE_HEADERS, ...headers } });
}

export const toErrorResponse = (reason: keyof typeof STATUS, headers: PassedHeaders = {}) =>
  toJsonApiError(STATUS[reason], texts[reason], headers);

/** The backend did not answer at all: the browser treats it like a connection of its own that failed. */
export const toNoAnswerResponse = (reason: 'badGateway' | 'timeout'): Response =>
  toJsonApiError(STATUS[reason], texts[reason], {}, NO_ANSWER_CODE);

/** The backend does not have the call: the browser does not ask for it again in this visit. */
export const toAbsentResponse = (): Response =>
  toJsonApiError(STATUS.notFound, texts.notFound, {}, ABSENT_CODE);

/** An error of the backend that is not for shoppers: its status, with the shop's own words. */
export function toStatusResponse(
  status: number,
  { isSignIn, headers }: { isSignIn: boolean; headers: PassedHeaders },
): Response {
  const known = TEXT_OF_STATUS[status] ?? (status < 500 ? 'badRequest' : 'badGateway');
  const text = isSignIn && status === 401 ? 'signInRefused' : known;
  return toJsonApiError(status, texts[text], headers, UNREADABLE_CODE);
}

/** The backend's database refuses connections, which has a notice of its own (spec 8). */
export const toDatabaseResponse = (status: number, headers: PassedHeaders): Response =>
  toJsonApiError(status, database.text, headers, DATABASE_DOWN_CODE);

export const toErrorBody = (status: number, { errors, serverMessage }: ErrorWords) => ({
  errors: errors.map(({ detail, code, pointer, parameter }) => ({
    status: String(status),
    code,
    detail,
    source: pointer || parameter ? { pointer, parameter } : undefined,
  })),
  message: serverMessage ?? undefined,
});

const BODILESS_STATUSES = new Set([204, 205]);
const RETRY_AFTER = /^[\w ,:+-]{1,40}$/;

/** The headers of a backend response that are passed on to the browser: when to try again. Its cookies are not. */
export function pickPassedHeaders(upstream: Headers): PassedHeaders {
  const retryAfter = upstream.get('retry-after') ?? '';
  return RETRY_AFTER.test(retryAfter) ? { 'retry-after': retryAfter } : {};
}

export interface BackendResponse {
  status: number;
  isOk: boolean;
  /** The document. Undefined for an answer without a body. */
  json: unknown;
  headers: PassedHeaders;
}

export function toBrowserResponse(
  { status, headers }: Pick<BackendResponse, 'status' | 'headers'>,
  body: string,
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
