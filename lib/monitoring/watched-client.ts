import type { ApiClient } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { logFailedCall } from './failed-call';
import { describeReason } from './log';
import { type CallOutcome, traceBackendCall } from './telemetry/trace-backend-call';

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

/** A client whose calls are traced and measured. Null of `requestOrNull` is an answer. */
export const withCallSpans = (client: ApiClient): ApiClient =>
  watchCalls(client, (endpoint, call) =>
    traceBackendCall(endpoint, call, () => ({ outcome: 'ok' }), toFailure),
  );
