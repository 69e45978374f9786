import { SpanStatusCode, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/client/errors';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { METRIC_NAMES } from '@/lib/monitoring/telemetry/instruments';
import { startTelemetry } from '@/lib/monitoring/telemetry/start-telemetry';
import { traceHeaders } from '@/lib/monitoring/telemetry/trace-backend-call';
import { type CacheResult, traceCacheRead } from '@/lib/monitoring/telemetry/trace-cache-read';
import { withCallSpans } from '@/lib/monitoring/watched-client';
import { startOtlpReceiver } from '@/tests/support/otlp-receiver';

const answered = { data: null, meta: {}, links: {} };
const endpoint = specEndpoints.session;

const told: Record<string, string>[] = [];

async function request() {
  told.push(traceHeaders());
  if (told.length % 2 === 0) throw new ApiError({ kind: 'http', status: 503 });
  return answered;
}
const client = withCallSpans({ request, requestOrNull: request });
const nothing = async () => null;
const readCache = (kind: string, result: CacheResult) =>
  traceCacheRead(kind, nothing, () => result);

let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  // Before the start nothing is measured, and everything works.
  await client.request(endpoint);
  await expect(client.request(endpoint)).rejects.toThrow();
  await readCache('FETCH', 'hit');

  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
  const stop = startTelemetry('shop');
  await client.request(endpoint);
  await expect(client.request(endpoint)).rejects.toThrow('503');
  for (const result of ['miss', 'stale', 'hit'] as const) await readCache('APP_PAGE', result);

  // As Next does it.
  const tracer = trace.getTracer('next.js');
  tracer.startActiveSpan('GET /pagos/47114711471147?token=abc', (span) => {
    span.setAttributes({
      'next.span_type': 'BaseServer.handleRequest',
      'http.method': 'GET',
      'http.target': '/pagos/47114711471147?token=abc',
      // Of a later version.
      'next.address': '/pagos/47114711471147?token=abc',
      'http.status_code': 200,
    });
    span.recordException(new Error('no order of laura@clientes.example'));
    span.setStatus({ code: SpanStatusCode.ERROR, message: 'card 4539718520080002' });
    span.setAttributes({ 'http.route': '/pagos/[id]/[page]' });
    span.updateName('GET /pagos/[id]/[page]');
    span.end();
  });
  tracer.startActiveSpan('GET', (span) => {
    span.setAttributes({ 'next.span_type': 'BaseServer.handleRequest', 'next.bubble': true });
    span.end();
  });
  tracer.startActiveSpan('GET /nada/secreto-47114711471147', (span) => span.end());
  tracer.startActiveSpan('render route /pagos/47114711471147', (span) => {
    span.setAttributes({ 'http.route': '/pagos/[id]/[page]' });
    span.recordException(new Error('Invalid URL: /pagos/a/b?token=secreto'));
    span.end();
  });
  await stop();
  Reflect.deleteProperty(process.env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
});
afterAll(() => receiver.close());

const call = `${endpoint.method} ${endpoint.path}`;
const tracedCalls = () => receiver.spans().filter(({ attributes }) => 'shop.call' in attributes);

it('traces calls of the backend by their path template, with how they ended', () => {
  expect(tracedCalls().map(({ name, attributes }) => [name, attributes])).toEqual([
    [call, { 'shop.call': call, 'shop.outcome': 'ok' }],
    [call, { 'shop.call': call, 'shop.outcome': 'http', 'http.response.status_code': 503 }],
  ]);
});

it('tells the backend by which trace a call was made, and nothing before it is started', () => {
  expect(told.slice(0, 2)).toEqual([{}, {}]);
  expect(told.slice(2)).toEqual(
    tracedCalls().map(({ traceId }) => ({
      traceparent: expect.stringMatching(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`)),
    })),
  );
});

it('measures them, and reads of the cache, from the start on', () => {
  const counts = receiver.metrics().map(({ name, attributes, count }) => [name, attributes, count]);
  expect(counts).toEqual(
    expect.arrayContaining([
      [METRIC_NAMES.backendCalls, { call, outcome: 'ok' }, 1],
      [METRIC_NAMES.backendCalls, { call, outcome: 'http' }, 1],
      [METRIC_NAMES.cacheReads, { kind: 'APP_PAGE', result: 'miss' }, 1],
      [METRIC_NAMES.cacheReads, { kind: 'APP_PAGE', result: 'stale' }, 1],
      [METRIC_NAMES.cacheReads, { kind: 'APP_PAGE', result: 'hit' }, 1],
    ]),
  );
  expect(counts.flat()).not.toContainEqual({ kind: 'FETCH', result: 'hit' });
});

it('measures requests by their route', () => {
  const requests = receiver.metrics().filter(({ name }) => name === METRIC_NAMES.requests);
  const asked = { 'http.route': '/pagos/[id]/[page]', 'http.request.method': 'GET' };
  const attributes = { ...asked, 'http.response.status_code': 200 };
  expect(requests).toMatchObject([{ unit: 's', count: 1, attributes }]);
});

it('sends no address of a request and nothing that identifies a person', () => {
  expect(receiver.spans().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET /pagos/[id]/[page]', 'GET', 'render route']),
  );
  const sent = receiver.bodies.join();
  expect(sent).toContain('no order of [e-mail]');
  expect(sent).toContain('card [number]');
  expect(sent).not.toMatch(/47114711471147|token=|secreto|laura|4539718520080002/);
});
