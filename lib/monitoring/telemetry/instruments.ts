import { metrics } from '@opentelemetry/api';

/** What the shop measures. The labels of each are in lib/monitoring/README.md; all of them have few values. */
export const METRIC_NAMES = {
  requests: 'http.server.request.duration',
  backendCalls: 'shop.backend.call.duration',
  cacheReads: 'shop.cache.reads',
  surfaceReads: 'shop.surface.reads',
  vitals: 'shop.web_vital.duration',
  layoutShift: 'shop.web_vital.layout_shift',
} as const;

export const SCOPE = 'shop';

/** Upper limits of the classes, in seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 10];
const SHIFTS = [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

// Next loads this file for the start of the server, for its routes and for its cache.
const KEY = Symbol.for('shop.telemetry');

/** Says that the SDK runs: instruments that are made before it would measure nothing for ever. */
export const markTelemetryStarted = (): void => void Reflect.set(globalThis, KEY, true);

let instruments: ReturnType<typeof createInstruments> | undefined;

/** The shop's measurements. Null where no telemetry is sent, so that it costs nothing there. */
export function getInstruments(): ReturnType<typeof createInstruments> | null {
  if (!Reflect.get(globalThis, KEY)) return null;
  instruments ??= createInstruments();
  return instruments;
}

function createInstruments() {
  const meter = metrics.getMeter(SCOPE);
  const createHistogram = (name: string, unit: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { unit, advice: { explicitBucketBoundaries } });
  return {
    requests: createHistogram(METRIC_NAMES.requests, 's', DURATIONS),
    backendCalls: createHistogram(METRIC_NAMES.backendCalls, 's', DURATIONS),
    cacheReads: meter.createCounter(METRIC_NAMES.cacheReads, { unit: '{read}' }),
    surfaceReads: meter.createCounter(METRIC_NAMES.surfaceReads, { unit: '{read}' }),
    vitals: createHistogram(METRIC_NAMES.vitals, 's', DURATIONS),
    layoutShift: createHistogram(METRIC_NAMES.layoutShift, '1', SHIFTS),
  };
}
