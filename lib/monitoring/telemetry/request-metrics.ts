import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';
import { getInstruments } from './instruments';

/** Next's own span of a request, from its first byte to the end of the answer. */
const REQUEST_SPAN = 'BaseServer.handleRequest';

const NANOSECONDS = 1e9;

/** Measures requests by their route. One that no route answers has none. */
export const requestMetrics: SpanProcessor = {
  onStart() {},
  onEnd({ attributes, duration: [seconds, rest] }: ReadableSpan) {
    // The proxy of a search address has a span of its own, beside the one of the request.
    if (attributes['next.span_type'] !== REQUEST_SPAN || attributes['next.bubble']) return;
    getInstruments()?.requests.record(seconds + rest / NANOSECONDS, {
      'http.route': attributes['http.route'] ?? 'none',
      'http.request.method': attributes['http.method'] ?? 'none',
      'http.response.status_code': attributes['http.status_code'] ?? 0,
    });
  },
  forceFlush: async () => {},
  shutdown: async () => {},
};
