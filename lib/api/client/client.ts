import { allowsEmptyAnswer, type Endpoint, type PathParams } from '../endpoints/endpoint';
import { raceWithAbort, readBytes } from './body';
import { startDeadline } from './deadline';
import {
  ABSENT_CODE,
  ApiError,
  isNotFound,
  NO_ANSWER_CODE,
  readErrorBody,
  UNREADABLE_CODE,
} from './errors';
import { parseJson } from './json';
import { deserialise, hasContent, type JsonApiDocument } from './json-api';
import { buildPath, buildQuery, type Query } from './url';

/** Parameters without which an answer has the same meaning: it is only larger, less complete or in another order. */
const isOptional = (name: string) => /^(include|sort|fields\[.*)$/.test(name);

const refused = new Map<Endpoint, readonly string[]>();

const without = (query: Query, names: readonly string[]): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));

/** After a 400 a query is sent once more without the optional parameters that the answer names, or without any. If that succeeds, they are not sent again. */
async function sendAccepted<T>(
  endpoint: Endpoint,
  query: Query = {},
  send: (query: Query) => Promise<T>,
): Promise<T> {
  const known = refused.get(endpoint) ?? [];
  const accepted = without(query, known);
  try {
    return await send(accepted);
  } catch (error) {
    if (endpoint.method !== 'GET' || !(error instanceof ApiError) || error.status !== 400)
      throw error;
    const sent = Object.keys(accepted).filter((name) => isOptional(name) && accepted[name] != null);
    const named = sent.filter((name) => error.errors.some(({ parameter }) => parameter === name));
    if (sent.length === 0) throw error;
    const dropped = named.length > 0 ? named : sent;
    const answer = await send(without(accepted, dropped));
    refused.set(endpoint, [...known, ...dropped]);
    return answer;
  }
}

export const JSON_API_TYPE = 'application/vnd.api+json';
const MAX_BODY_BYTES = 5 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
/** The longest body of a change that outlives its page, in characters: browsers take 64 KB of them at once. */
const LASTING_BODY = 4096;

export interface FailedCall {
  endpoint: Endpoint;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The caller's signal. A query that tries again calls with the signal of its first try. */
  signal?: AbortSignal;
}

/** Calls that are not asked for again, as `GET /search-terms/most-searched`. */
export interface AbsentCalls {
  has: (call: string) => boolean;
  add: (call: string) => void;
}

export interface ClientHooks {
  headers?: () => Record<string, string>;
  /** Called for every failure except those that the caller expects. The error is thrown in any case. */
  onError?: (error: ApiError, call: FailedCall) => void;
  absentCalls?: AbsentCalls;
}

interface ClientConfig {
  /** Prefix of every path: `https://api.example/api`, or `/api` in the browser. */
  baseUrl: string;
  hooks?: ClientHooks;
  fetch?: typeof fetch;
  maxBytes?: number;
}

interface CommonOptions {
  query?: Query;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Maximum time from the call to the last byte of the response, in milliseconds. */
  timeoutMs?: number;
  cache?: RequestCache;
}

export type RequestOptions<Path extends string> = CommonOptions &
  (Record<never, never> extends PathParams<Path>
    ? { params?: PathParams<Path> }
    : { params: PathParams<Path> });

type Arguments<Path extends string> =
  Record<never, never> extends PathParams<Path>
    ? [options?: RequestOptions<Path>]
    : [options: RequestOptions<Path>];

export interface ApiClient {
  /** @throws ApiError unless the call succeeds with a well-formed body. A call that changes something may have none. */
  request<Path extends string>(
    endpoint: Endpoint<Path>,
    ...args: Arguments<Path>
  ): Promise<JsonApiDocument>;
  /** Like `request`, but resolves to null for a 404 or 410. */
  requestOrNull<Path extends string>(
    endpoint: Endpoint<Path>,
    ...args: Arguments<Path>
  ): Promise<JsonApiDocument | null>;
}

export function createClient(config: ClientConfig): ApiClient {
  async function call(
    endpoint: Endpoint,
    options: CommonOptions & { params?: unknown },
    isExpected: (error: ApiError) => boolean,
  ): Promise<JsonApiDocument> {
    const name = `${endpoint.method} ${endpoint.path}`;
    if (config.hooks?.absentCalls?.has(name)) throw new ApiError({ kind: 'http', status: 404 });
    let url: string = endpoint.path;
    const headers = { ...config.hooks?.headers?.(), ...options.headers };
    try {
      const path = buildPath(endpoint.path, { ...(options.params as object) });
      return await sendAccepted(endpoint, options.query, (query) => {
        url = `${path}${buildQuery(query)}`;
        return send(config, endpoint, `${config.baseUrl}${url}`, { ...options, headers });
      });
    } catch (error) {
      const isFailure = error instanceof ApiError && error.kind !== 'aborted';
      if (isFailure && error.errors.some(({ code }) => code === ABSENT_CODE))
        config.hooks?.absentCalls?.add(name);
      if (isFailure && !isExpected(error))
        config.hooks?.onError?.(error, { endpoint, url, headers, signal: options.signal });
      throw error;
    }
  }

  return {
    request: (endpoint, ...[options]) => call(endpoint, options ?? {}, () => false),
    requestOrNull: (endpoint, ...[options]) =>
      call(endpoint, options ?? {}, isNotFound).catch((error: unknown) => {
        if (isNotFound(error)) return null;
        throw error;
      }),
  };
}

async function send(
  config: ClientConfig,
  endpoint: Endpoint,
  url: string,
  { body, headers, signal: callerSignal, timeoutMs = TIMEOUT_MS, cache }: CommonOptions,
): Promise<JsonApiDocument> {
  const deadline = startDeadline(timeoutMs, callerSignal);
  const { signal } = deadline;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const init: RequestInit = {
    method: endpoint.method,
    headers: { accept: JSON_API_TYPE, 'content-type': JSON_API_TYPE, ...headers },
    signal,
    ...(text === undefined ? {} : { body: text }),
    // What was changed and is shown already is sent although the visitor leaves the page at once.
    ...(endpoint.method !== 'GET' && (text ?? '').length <= LASTING_BODY && { keepalive: true }),
    ...(cache ? { cache } : {}),
  };
  try {
    const response = await raceWithAbort((config.fetch ?? fetch)(url, init), signal);
    const bytes = await readBytes(response, config.maxBytes ?? MAX_BODY_BYTES, signal);
    return interpret(response, new TextDecoder().decode(bytes), allowsEmptyAnswer(endpoint));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const kind = callerSignal?.aborted ? 'aborted' : deadline.isExpired() ? 'timeout' : 'network';
    throw new ApiError({ kind, cause: error });
  } finally {
    deadline.clear();
  }
}

function interpret(response: Response, text: string, mayBeEmpty: boolean): JsonApiDocument {
  const { status, statusText } = response;
  const isEmpty = text.trim() === '';
  const json = parseJson(text);
  if (!response.ok) {
    const said = readErrorBody(json);
    const isUnreadable =
      (!isEmpty && json === undefined) || said.errors.some(({ code }) => code === UNREADABLE_CODE);
    // The gateway reached nobody.
    if (said.errors.some(({ code }) => code === NO_ANSWER_CODE)) {
      throw new ApiError({ kind: status === 504 ? 'timeout' : 'network', cause: response });
    }
    throw new ApiError({
      kind: 'http',
      status,
      statusText,
      isUnreadable,
      cause: response,
      ...said,
    });
  }
  const document = isEmpty ? { data: null, meta: {}, links: {} } : deserialise(json);
  if (!document || !(mayBeEmpty || hasContent(document))) {
    throw new ApiError({ kind: 'parse', status, statusText });
  }
  return document;
}
