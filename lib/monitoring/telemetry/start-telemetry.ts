import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { NodeSDK } from '@opentelemetry/sdk-node';
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { getInstruments, markTelemetryStarted } from './instruments';
import { createPublicExporter } from './public-spans';

/** Next's own span of a request, from its first byte to the end of the answer. */
const REQUEST_SPAN = 'BaseServer.handleRequest';

const NANOSECONDS = 1e9;

/** Measures requests by their route. One that no route answers has none. */
const requestMetrics: SpanProcessor = {
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

/** Time between two reports of the measurements, in milliseconds. */
const REPORT_MS = 15_000;

interface TelemetryConfig {
  serviceName: string;
  reportMs?: number;
}

/**
 * Starts to send traces and metrics by OTLP over HTTP. Its other settings are OpenTelemetry's own variables, such as
 * OTEL_EXPORTER_OTLP_HEADERS or OTEL_TRACES_SAMPLER.
 * @returns sends what is not sent yet, and stops
 */
export function startTelemetry({ serviceName, reportMs = REPORT_MS }: TelemetryConfig) {
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
        exportIntervalMillis: reportMs,
        exportTimeoutMillis: Math.min(reportMs, 10_000),
      }),
    ],
  });
  sdk.start();
  markTelemetryStarted();
  return (): Promise<void> => sdk.shutdown().catch(() => {});
}
