import type { IncomingMessage } from 'node:http';
import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { getInstruments, SCOPE } from './instruments.ts';

/** The tag that Next gives a page by its route. */
const ROUTE_TAG = /^_N_T_(\/.*?)\/?page$/;
/** Folders in brackets are not part of a route. */
const GROUP = /\/\([^()]*\)/g;

/** The route of a document by the tags that it is stored with, as Next names it in its own spans. */
export function readRoute(tags: readonly string[]): string {
  const [, path] = tags.map((tag) => ROUTE_TAG.exec(tag)).find(Boolean) ?? [];
  return path?.replace(GROUP, '') || '/';
}

/**
 * Traces and measures a document that was answered without Next, as Next's own spans would be.
 * @param tags of the document
 * @param start when the request came, by `performance.now()`
 */
export function traceKeptResponse(
  { headers }: Pick<IncomingMessage, 'headers'>,
  tags: readonly string[],
  status: number,
  start: number,
): void {
  const instruments = getInstruments();
  if (!instruments) return;
  const route = readRoute(tags);
  instruments.cacheReads.add(1, { kind: 'APP_PAGE', result: 'hit' });
  instruments.requests.record((performance.now() - start) / 1000, {
    'http.route': route,
    'http.request.method': 'GET',
    'http.response.status_code': status,
  });
  const attributes = {
    'http.route': route,
    'http.method': 'GET',
    'http.status_code': status,
    'shop.cache.kind': 'APP_PAGE',
    'shop.cache.result': 'hit',
  };
  const startTime = performance.timeOrigin + start;
  const parent = propagation.extract(context.active(), headers);
  trace
    .getTracer(SCOPE)
    .startSpan(`GET ${route}`, { kind: SpanKind.SERVER, startTime, attributes }, parent)
    .end();
}
