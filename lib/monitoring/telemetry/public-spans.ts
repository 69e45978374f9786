import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { maskPersonalData } from '../mask-personal-data';

/** Attributes that have an address: it may contain the id of an order, a search text, a token of a mail. */
const ADDRESS = /^(http\.(target|url)|url\.(full|path|query)|next\.span_name|net\.peer\..*)$/;

/** Names that Next gives a request until it knows its route: the method and the address. */
const NAME_WITH_ADDRESS = /^([A-Z]+) \/\S*$/;

const maskAll = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !ADDRESS.test(name))
      .map(([name, value]) => [name, maskPersonalData(value) as typeof value]),
  );

/** A span without addresses and without what identifies a person. */
export function toPublicSpan(span: ReadableSpan): ReadableSpan {
  const route = span.attributes['http.route'];
  const isTemplate = typeof route === 'string' || 'shop.call' in span.attributes;
  return Object.create(span, {
    name: { value: isTemplate ? span.name : span.name.replace(NAME_WITH_ADDRESS, '$1') },
    attributes: { value: maskAll(span.attributes) },
    events: {
      value: span.events.map((event) => ({
        ...event,
        attributes: event.attributes && maskAll(event.attributes),
      })),
    },
    status: {
      value: { ...span.status, message: maskPersonalData(span.status.message) },
    },
  });
}

/** An exporter that sends public spans only. */
export const createPublicExporter = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(toPublicSpan), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
});
