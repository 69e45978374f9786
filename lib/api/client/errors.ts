import { isRecord } from './json';

/** Returns the value. @throws ApiError when it is missing, because the answer is then useless */
export function requireEntity<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new ApiError({ kind: 'parse', status: 200 });
  return value;
}

/** Kind of a failure. Only `http` means that the backend itself answered with an error. */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'parse' | 'too-large' | 'aborted';

/** Codes of the gateway's own errors. */
export const NO_ANSWER_CODE = 'backend_no_answer';
export const UNREADABLE_CODE = 'backend_unreadable';
export const DATABASE_DOWN_CODE = 'backend_database_down';
export const ABSENT_CODE = 'backend_call_absent';
/** The backend's message contains this when its database refuses connections (spec 8). */
export const DATABASE_DOWN_MARKER = 'SQLSTATE[HY000] [2002]';

export interface ApiErrorItem {
  /** Its `title` where neither it has a `detail` nor the body a `message`. */
  detail?: string;
  code?: string;
  pointer?: string;
  parameter?: string;
}

interface ApiErrorFields {
  kind: ApiErrorKind;
  /** HTTP status. Null without an answer. */
  status?: number | null;
  statusText?: string;
  errors?: readonly ApiErrorItem[];
  serverMessage?: string | null;
  isUnreadable?: boolean;
  cause?: unknown;
}

/** The only error that the client throws. Its `cause` is what went wrong: an error, or the answer of the backend or the gateway. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly statusText: string;
  readonly errors: readonly ApiErrorItem[];
  readonly serverMessage: string | null;
  /** True when the body is not JSON, such as an HTML page of a proxy. */
  readonly isUnreadable: boolean;

  constructor({ kind, status, statusText, errors, cause, ...rest }: ApiErrorFields) {
    const said = rest.serverMessage ?? errors?.[0]?.detail;
    const outcome = [kind, status, said].filter(Boolean).join(' ');
    super(cause instanceof Error ? `${outcome}: ${cause.message}` : outcome, { cause });
    this.kind = kind;
    this.status = status ?? null;
    this.statusText = statusText ?? '';
    this.errors = errors ?? [];
    this.serverMessage = rest.serverMessage ?? null;
    this.isUnreadable = rest.isUnreadable ?? false;
  }
}

/** Whether the answer was that the resource does not exist (404) or no longer (410), whatever its body is. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  (error.status === 404 || error.status === 410);

export class ScriptLoadError extends Error {
  override readonly name = 'ScriptLoadError';
  readonly url: string;

  constructor(url: string) {
    super(`Script did not load: ${url}`);
    this.url = url;
  }
}

/** The browser blocks what a session needs. Its own refusals have the same name. */
export class SiteDataBlockedError extends Error {
  override readonly name = 'SecurityError';
}

export const isSiteDataBlockedError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'SecurityError';

/** Longest message that is read, in characters. */
const MAX_LENGTH = 2000;

function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, MAX_LENGTH) : undefined;
}

/** Maximum number of errors that a screen can show. A longer list is cut. */
const MAX_ITEMS = 50;

/** @param isAlone whether the body has no `message`, which is shown rather than a title (spec 8) */
function readErrorItems(name: string, entry: unknown, isAlone: boolean): ApiErrorItem[] {
  if (!isRecord(entry)) {
    const pointer = /^\d+$/.test(name) ? {} : { pointer: `/data/attributes/${name}` };
    return [entry]
      .flat()
      .filter((detail) => typeof detail === 'string')
      .map((detail) => ({ detail: detail.slice(0, MAX_LENGTH), ...pointer }));
  }
  const source = isRecord(entry.source) ? entry.source : {};
  return [
    {
      detail: readText(entry.detail) ?? (isAlone ? readText(entry.title) : undefined),
      code: readText(entry.code),
      pointer: readText(source.pointer),
      parameter: readText(source.parameter),
    },
  ];
}

export type ErrorWords = Pick<ApiError, 'errors' | 'serverMessage'>;

export const isDatabaseDown = ({ errors, serverMessage }: ErrorWords): boolean =>
  errors.some(({ code }) => code === DATABASE_DOWN_CODE) ||
  [serverMessage, ...errors.map(({ detail }) => detail)].some((words) =>
    words?.includes(DATABASE_DOWN_MARKER),
  );

export function readErrorBody(body: unknown): ErrorWords {
  if (!isRecord(body)) return { errors: [], serverMessage: null };
  const serverMessage = readText(body.message) ?? null;
  const errors = Object.entries(typeof body.errors === 'object' ? (body.errors ?? {}) : {})
    .slice(0, MAX_ITEMS)
    .flatMap(([name, entry]) => readErrorItems(name, entry, serverMessage === null))
    .slice(0, MAX_ITEMS);
  return { errors, serverMessage };
}
