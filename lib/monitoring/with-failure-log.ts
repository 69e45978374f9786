import type { ApiClient } from '@/lib/api/client/client';
import { ApiError } from '@/lib/api/client/errors';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { logFailedCall } from './failed-call';
import { describeReason } from './log';

/** A client whose failed calls are logged. A 404 that the caller expects and a call that is given up are no failures. */
export function withFailureLog(client: ApiClient): ApiClient {
  async function watch<T>(endpoint: Endpoint, call: () => Promise<T>): Promise<T> {
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
  }
  return {
    request: (endpoint, ...args) => watch(endpoint, () => client.request(endpoint, ...args)),
    requestOrNull: (endpoint, ...args) =>
      watch(endpoint, () => client.requestOrNull(endpoint, ...args)),
  };
}
