import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { log } from './log';

/** A call of the backend that failed. */
export interface FailedBackendCall {
  endpoint: Endpoint;
  /** The status of the answer. Null without an answer. */
  status: number | null;
  reason: string;
  /** What the backend said, when no shopper can read it. */
  said?: string;
  durationMs: number;
  /** Of a call that passes the gateway. */
  requestId?: string;
}

/** Logs a failed call by its method and path template, because a path may contain the id of a customer. */
export const logFailedCall = ({
  endpoint,
  status,
  reason,
  said,
  durationMs,
  requestId,
}: FailedBackendCall): void =>
  log({
    // A backend may lack a call that the shop can do without.
    level: status === 404 ? 'warn' : 'error',
    event: 'backend-call-failed',
    call: `${endpoint.method} ${endpoint.path}`,
    status,
    reason,
    said: said || undefined,
    durationMs: Math.round(durationMs),
    requestId,
  });
