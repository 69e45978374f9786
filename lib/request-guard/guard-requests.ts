import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasTwin, toTwinAddress } from '@/lib/agents/twin-address';
import { hasFeature } from '@/lib/features/has-feature';
import { PAYLOAD_PARAM } from '@/lib/routing/document-address';
import { type Exchange, onRequest } from './on-request.ts';
import { shareDocumentAddress } from './shared-document-address';

const FOLDER = 'public';

export const listPublicFiles = (): string[] =>
  existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true }).map((name) => `/${name}`) : [];

const REFUSED_PATH = '/api/refused';

/** Next reads cookies and parameters in quadratic time: a thousand of them cost a third of a second. */
const MAX_COOKIES = 100;
const MAX_PARAMS = 100;
const MAX_HEADER_BYTES = 8 * 1024;

/** Paths that are no documents: calls, and files of the build. Their queries and headers are their own matter. */
const OTHER_PATH = /^\/(?:api\/|_next\/(?:static\/|image(?:[?/]|$)))/;

/** Headers of a document's request: of the connection, of what the browser has already, and what part of the page it asks for. */
const DOCUMENT_HEADERS = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'if-range',
  'range',
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'traceparent',
]);

const TWIN_HEADERS = new Set([
  'host',
  'connection',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
]);

/** A request for a payload names it in its address, too. One that does not gets the page, so that no cache mixes them up. */
const PAYLOAD_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'];

/** Next compresses payloads and the texts for machines, `send-documents.ts` pages. */
const COMPRESSED_BY_NEXT = /\.(?:csv|json|md|svg|txt|xml)$/;

const count = (text: string | undefined, sign: string): number =>
  text ? text.split(sign).length : 0;

export function isTooLarge({ url = '', headers, rawHeaders }: IncomingMessage): boolean {
  return (
    rawHeaders.reduce((sum, text) => sum + text.length + 2, 0) > MAX_HEADER_BYTES ||
    count(headers.cookie, ';') > MAX_COOKIES ||
    (url.includes('?') && count(url, '&') > MAX_PARAMS)
  );
}

const keepHeaders = (request: IncomingMessage, isKept: (name: string) => boolean) => {
  for (const name of Object.keys(request.headers)) if (!isKept(name)) delete request.headers[name];
};

/** Proxies may name the host in the address, too. */
const toRelative = (url: string): string => url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');

function refuse(request: IncomingMessage, response: ServerResponse): void {
  request.method = 'GET';
  request.url = REFUSED_PATH;
  keepHeaders(request, (name) => name === 'host');
  response.setHeader('connection', 'close');
}

/** The status of a document that leads to another one (`lib/document/document-status.ts`). */
const MOVED = 308;

function beforeHead(response: ServerResponse, change: (status: unknown) => unknown): void {
  const { writeHead } = response;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    change(args[0]);
    return Reflect.apply(writeHead, response, args);
  }) as typeof writeHead;
}

/** A document that leads to another is stored without a query: its visitor goes there with the own query, and nobody on the way keeps this answer. */
const giveQueryBack = (response: ServerResponse, query: string) =>
  beforeHead(response, (status) => {
    const location = response.getHeader('location');
    if (status !== MOVED || location === undefined) return;
    response.setHeader('location', `${location}?${query}`);
    response.setHeader('cache-control', 'private, no-store');
  });

/** Next writes this header anew for documents that it has kept. */
const varyByAccept = (response: ServerResponse) =>
  beforeHead(response, () => response.appendHeader('vary', 'Accept'));

/** Caches are told that a document and its Markdown twin share an address. True when nothing else of the request is left. */
function leadToTwin(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '', headers, method } = request;
  const twin = method === 'GET' || method === 'HEAD' ? toTwinAddress(url, headers.accept) : null;
  const [pathname = '', query] = url.split('?');
  if (twin !== null || hasTwin(pathname, new URLSearchParams(query))) varyByAccept(response);
  if (twin === null) return false;
  request.url = twin;
  keepHeaders(request, (name) => TWIN_HEADERS.has(name));
  return true;
}

/** A redirect keeps everything: it is stored nowhere, and goes back to the visitor who sent it. */
function cleanDocumentRequest(
  { request, response }: Exchange,
  toDocumentAddress: (address: string) => string | null,
): void {
  const { url = '' } = request;
  if (OTHER_PATH.test(url)) return;
  if (hasFeature('twins') && leadToTwin(request, response)) return;
  const address = toDocumentAddress(url);
  if (address === null) return;
  request.url = address;
  const query = new URLSearchParams(url.slice(url.split('?', 1)[0]?.length));
  const asksForPayload = query.has(PAYLOAD_PARAM);
  if (query.size > 0 && !asksForPayload) giveQueryBack(response, query.toString());
  keepHeaders(
    request,
    (name) => DOCUMENT_HEADERS.has(name) && (asksForPayload || !PAYLOAD_HEADERS.includes(name)),
  );
  if (!asksForPayload && !COMPRESSED_BY_NEXT.test(url.split('?', 1)[0] ?? ''))
    delete request.headers['accept-encoding'];
}

/** Next makes a `Request` of each call, which cannot have this method, and fails. Any other unknown method is refused. */
const UNREADABLE_METHOD = 'TRACE';

/** Next sees of a document's request only its address, so that nothing of a visitor can reach what is made and stored for all. */
export function guardRequests(toDocumentAddress: (address: string) => string | null): void {
  shareDocumentAddress(toDocumentAddress);
  onRequest((exchange) => {
    const { request, response } = exchange;
    request.url = toRelative(request.url ?? '');
    if (request.method === UNREADABLE_METHOD) request.method = 'PROPFIND';
    if (!request.url.startsWith('/') || isTooLarge(request)) refuse(request, response);
    else cleanDocumentRequest(exchange, toDocumentAddress);
  });
}
