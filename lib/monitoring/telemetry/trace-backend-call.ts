import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { getInstruments, SCOPE } from './instruments';

/** How a call of the backend ended: `ok`, or the kind of its failure, and the status of its answer. */
export interface CallOutcome {
  outcome: string;
  status?: number | null;
}

/** Traces and measures a call of the backend by its method and path template, because a path may contain the id of a customer. */
export async function traceBackendCall<Result>(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  call: () => Promise<Result>,
  toOutcome: (result: Result) => CallOutcome,
  toFailure: (error: unknown) => CallOutcome,
): Promise<Result> {
  const instruments = getInstruments();
  if (!instruments) return call();
  const name = `${endpoint.method} ${endpoint.path}`;
  const start = performance.now();
  return trace.getTracer(SCOPE).startActiveSpan(name, { kind: SpanKind.CLIENT }, async (span) => {
    const end = ({ outcome, status }: CallOutcome) => {
      const seconds = (performance.now() - start) / 1000;
      instruments.backendCalls.record(seconds, { call: name, outcome });
      span.setAttributes({ 'shop.call': name, 'shop.outcome': outcome });
      if (status) span.setAttribute('http.response.status_code', status);
      if (outcome !== 'ok') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
    try {
      const result = await call();
      end(toOutcome(result));
      return result;
    } catch (error) {
      end(toFailure(error));
      throw error;
    }
  });
}

/** The header by which the backend's spans become part of the trace of the call that is made now. Empty without telemetry. */
export function traceHeaders(): Record<string, string> {
  if (!getInstruments()) return {};
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  // Not the baggage, which a visitor may have sent.
  const { traceparent } = headers;
  return traceparent ? { traceparent } : {};
}
