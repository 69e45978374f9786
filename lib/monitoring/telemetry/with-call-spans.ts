import type { ApiClient } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import { type CallOutcome, traceBackendCall } from './trace-backend-call';

const toFailure = (error: unknown): CallOutcome =>
  error instanceof ApiError
    ? { outcome: error.kind, status: error.status }
    : { outcome: 'unexpected' };

/** A client whose calls are traced and measured. Null of `requestOrNull` is an answer. */
export const withCallSpans = (client: ApiClient): ApiClient => ({
  request: (endpoint, ...args) =>
    traceBackendCall(
      endpoint,
      () => client.request(endpoint, ...args),
      () => ({ outcome: 'ok' }),
      toFailure,
    ),
  requestOrNull: (endpoint, ...args) =>
    traceBackendCall(
      endpoint,
      () => client.requestOrNull(endpoint, ...args),
      () => ({ outcome: 'ok' }),
      toFailure,
    ),
});
