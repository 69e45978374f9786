import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { maskPersonalData } from '../mask-personal-data';

/**
 * The attributes that are sent. Next's others have the address of the request, which may contain the id of an order, a
 * search text, a token of a mail.
 */
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

/** A span without addresses and without what identifies a person. */
export function toPublicSpan(span: ReadableSpan): ReadableSpan {
  return Object.create(span, {
    name: { value: toPublicName(span) },
    attributes: { value: toPublic(span.attributes) },
    events: {
      value: span.events.map((event) => ({
        ...event,
        attributes: event.attributes && toPublic(event.attributes),
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
