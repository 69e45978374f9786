import { readBytes } from '@/lib/api/client/body';
import type { ApiClient } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import { allEndpoints } from '@/lib/api/endpoints/all';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { compilePath } from '@/lib/routing/path-pattern';
import { describeReason, logFailedCall } from './log';
import { type CallOutcome, traceBackendCall } from './telemetry/trace-backend-call';
import { type DocumentWatch, MAX_CHECKED_LENGTH } from './watch-documents';

type Watch = <T>(endpoint: Endpoint, call: () => Promise<T>) => Promise<T>;

const watchCalls = (client: ApiClient, watch: Watch): ApiClient => ({
  request: (endpoint, ...args) => watch(endpoint, () => client.request(endpoint, ...args)),
  requestOrNull: (endpoint, ...args) =>
    watch(endpoint, () => client.requestOrNull(endpoint, ...args)),
});

/** A client whose failed calls are logged. A 404 that the caller expects and a call that is given up are no failures. */
export const withFailureLog = (client: ApiClient): ApiClient =>
  watchCalls(client, async (endpoint, call) => {
    const start = performance.now();
    try {
      return await call();
    } catch (error) {
      if (error instanceof ApiError && error.kind !== 'aborted') {
        const { kind, status } = error;
        const reason = kind === 'network' ? describeReason(error) : kind;
        logFailedCall({ endpoint, status, reason, durationMs: performance.now() - start });
      }
      throw error;
    }
  });

const toFailure = (error: unknown): CallOutcome =>
  error instanceof ApiError
    ? { outcome: error.kind, status: error.status }
    : { outcome: 'unexpected' };

export const withCallSpans = (client: ApiClient): ApiClient =>
  watchCalls(client, (endpoint, call) =>
    traceBackendCall(endpoint, call, () => ({ outcome: 'ok' }), toFailure),
  );

const compiled = allEndpoints.map((endpoint) => ({
  endpoint,
  pattern: compilePath(endpoint.path),
}));

/** A `fetch` for calls below `baseUrl` that gives the watch a copy of the answers that it wants. */
export function createWatchedFetch(baseUrl: string, watch: DocumentWatch): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const url = String(input).slice(baseUrl.length);
    const [path = ''] = url.split('?');
    const method = init?.method ?? 'GET';
    const known = compiled.find(
      ({ endpoint, pattern }) => endpoint.method === method && pattern.test(path),
    );
    const check = known && watch(known.endpoint);
    if (check) {
      const copy = response.clone();
      const read = async () => {
        const { signal } = new AbortController();
        return new TextDecoder().decode(await readBytes(copy, MAX_CHECKED_LENGTH, signal));
      };
      check({ status: response.status, url, read });
    }
    return response;
  };
}
