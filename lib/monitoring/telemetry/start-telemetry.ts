import type { Attributes } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { NodeSDK } from '@opentelemetry/sdk-node';
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { maskPersonalData } from '../log';
import { getInstruments, markTelemetryStarted } from './instruments';

/** The attributes that are sent. Next's others have the address of the request, with an order's id, a search text, a token of a mail. */
const PUBLIC =
  /^(http\.(route|method|status_code|response\.status_code)|next\.(route|span_type|rsc)|error\.type|exception\.\w+|shop\..*)$/;

/** A path in the name of a span. Next names a request by its address until it knows the route. */
const PATH = /\/\S*/g;

const toPublic = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => PUBLIC.test(name))
      .map(([name, value]) => [name, maskPersonalData(value) as typeof value]),
  );

/** A name without paths other than those of routes and of the templates of the backend's calls. */
function toPublicName({ name, attributes }: ReadableSpan): string {
  if ('shop.call' in attributes) return name;
  const routes = [attributes['http.route'], attributes['next.route']];
  return name.replace(PATH, (path) => (routes.includes(path) ? path : '')).trim();
}

function toPublicSpan(span: ReadableSpan): ReadableSpan {
  return Object.create(span, {
    name: { value: toPublicName(span) },
    attributes: { value: toPublic(span.attributes) },
    events: {
      value: span.events.map((event) => ({
        ...event,
        attributes: event.attributes && toPublic(event.attributes),
      })),
    },
    status: { value: { ...span.status, message: maskPersonalData(span.status.message) } },
  });
}

const createPublicExporter = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(toPublicSpan), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
});

/** Next's own span of a request, from its first byte to the end of the answer. */
const REQUEST_SPAN = 'BaseServer.handleRequest';

/** Measures requests by their route. One that no route answers has none. */
const requestMetrics: SpanProcessor = {
  onStart() {},
  onEnd({ attributes, duration: [seconds, rest] }: ReadableSpan) {
    // The proxy of a search address has a span of its own, beside the one of the request.
    if (attributes['next.span_type'] !== REQUEST_SPAN || attributes['next.bubble']) return;
    getInstruments()?.requests.record(seconds + rest / 1e9, {
      'http.route': attributes['http.route'] ?? 'none',
      'http.request.method': attributes['http.method'] ?? 'none',
      'http.response.status_code': attributes['http.status_code'] ?? 0,
    });
  },
  forceFlush: async () => {},
  shutdown: async () => {},
};

/** Its other settings are OpenTelemetry's own variables, such as OTEL_EXPORTER_OTLP_HEADERS. @returns sends what is not sent yet, and stops */
export function startTelemetry(serviceName: string) {
  // Next's spans of requests to other servers have whole addresses; the shop has its own for the backend's calls.
  process.env.NEXT_OTEL_FETCH_DISABLED = '1';
  const sdk = new NodeSDK({
    serviceName,
    logRecordProcessors: [],
    spanProcessors: [
      requestMetrics,
      new BatchSpanProcessor({ exporter: createPublicExporter(new OTLPTraceExporter()) }),
    ],
    metricReaders: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: 15_000,
        exportTimeoutMillis: 10_000,
      }),
    ],
  });
  sdk.start();
  markTelemetryStarted();
  return (): Promise<void> => sdk.shutdown().catch(() => {});
}
