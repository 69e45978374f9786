import { text } from 'node:stream/consumers';
import { startLocalServer } from './local-server';

type Attributes = Record<string, unknown>;

interface Attributed {
  attributes?: { key: string; value: Record<string, unknown> }[];
}
interface WireSpan extends Attributed {
  name: string;
  traceId: string;
  parentSpanId?: string;
}
interface WirePoint extends Attributed {
  count?: number | string;
  sum?: number;
  asInt?: number | string;
  asDouble?: number;
}
interface WireMetric {
  name: string;
  unit?: string;
  sum?: { dataPoints: WirePoint[] };
  histogram?: { dataPoints: WirePoint[] };
}
/** What a collector is sent: traces, or metrics. */
interface Report {
  resourceSpans?: { scopeSpans: { spans: WireSpan[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: WireMetric[] }[] }[];
}

export interface ReceivedSpan {
  name: string;
  traceId: string;
  isRoot: boolean;
  attributes: Attributes;
}

export interface ReceivedMetric {
  name: string;
  unit: string;
  attributes: Attributes;
  /** How often it happened, since the start. */
  count: number;
  /** Sum of what was measured, in its unit. */
  sum: number;
}

const readAttributes = ({ attributes = [] }: Attributed): Attributes =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector of OpenTelemetry as small as a test needs it: OTLP over HTTP in JSON, on this machine. */
export async function startOtlpReceiver() {
  const bodies: string[] = [];
  const server = await startLocalServer(async (request, response) => {
    bodies.push(await text(request));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  const reports = () => bodies.map((body): Report => JSON.parse(body));

  return {
    url: server.origin,
    /** Everything that was sent, as it was sent. */
    bodies,
    spans: (): ReceivedSpan[] =>
      reports()
        .flatMap(({ resourceSpans = [] }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({
          name: span.name,
          traceId: span.traceId,
          isRoot: !span.parentSpanId,
          attributes: readAttributes(span),
        })),
    metrics: (): ReceivedMetric[] =>
      reports()
        .flatMap(({ resourceMetrics = [] }) => resourceMetrics)
        .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
        .flatMap(({ name, unit = '', sum, histogram }) =>
          [...(sum?.dataPoints ?? []), ...(histogram?.dataPoints ?? [])].map((point) => ({
            name,
            unit,
            attributes: readAttributes(point),
            count: Number(point.count ?? point.asInt ?? point.asDouble),
            sum: Number(point.sum ?? point.asInt ?? point.asDouble),
          })),
        ),
    close: server.close,
  };
}
