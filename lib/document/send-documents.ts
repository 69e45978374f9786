import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { onRequest } from '../request-guard/on-request.ts';
import { compressedDocuments } from './compressed-documents.ts';

/*
 * Each document is compressed once; Next would do that for every answer. The guard of requests takes away which encodings a browser takes, so Next
 * leaves a document as it is.
 */

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Those that a document is compressed with when it is sent, best first. With `zstd` it is held in memory. */
const ENCODINGS: Readonly<Record<string, (text: string) => Promise<Buffer>>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => gzipped(text),
};

const ACCEPTED = /(?:^|,)\s*(zstd|br|gzip)\s*(?:;\s*q=([\d.]+))?/g;

const readAccepted = ({ headers }: IncomingMessage): Set<string | undefined> =>
  new Set(
    [...String(headers['accept-encoding'] ?? '').matchAll(ACCEPTED)]
      .filter(([, , weight]) => Number(weight ?? 1) > 0)
      .map(([, name]) => name),
  );

/** Whether the browser has this document already. On the way an ETag may have become a weak one. */
const hasAlready = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => ['*', etag].includes(known.trim().replace(/^W\//, '')));

const typeOf = (response: ServerResponse): string => String(response.getHeader('content-type'));

interface Plan {
  encoding: string;
  /** Of its bytes among the compressed documents. */
  key: string;
  /** Undefined when the document is to be compressed first. */
  bytes: Buffer | undefined;
}

function choose(accepted: ReadonlySet<string | undefined>, etag: string): Plan | null {
  for (const encoding of ['zstd', ...Object.keys(ENCODINGS)]) {
    const key = `${etag} ${encoding}`;
    const bytes = compressedDocuments().get(key);
    if (accepted.has(encoding) && (bytes || encoding in ENCODINGS)) return { encoding, key, bytes };
  }
  return null;
}

function planDocument(
  request: IncomingMessage,
  response: ServerResponse,
  accepted: ReadonlySet<string | undefined>,
): Plan | null {
  const etag = String(response.getHeader('etag') ?? '');
  // Documents are whole texts with a length.
  if (!etag || !typeOf(response).startsWith('text/html') || !response.hasHeader('content-length'))
    return null;
  if (response.statusCode === 200 && hasAlready(request, etag)) {
    response.statusCode = 304;
    for (const name of ['content-type', 'content-length']) response.removeHeader(name);
    return null;
  }
  const isLeftToNext = request.headers['accept-encoding'] !== undefined;
  const plan = request.method === 'GET' && !isLeftToNext ? choose(accepted, etag) : null;
  if (!plan) return null;
  response.setHeader('content-encoding', plan.encoding);
  // The same document in other bytes.
  response.setHeader('etag', `W/${etag}`);
  if (plan.bytes) response.setHeader('content-length', plan.bytes.byteLength);
  else response.removeHeader('content-length');
  return plan;
}

/** Compresses the documents of this process from now on. To be called before the guard of requests. */
export function sendDocuments(): void {
  onRequest(({ request, response }) => {
    const { writeHead, end } = response;
    const accepted = readAccepted(request);
    let plan: Plan | null = null;
    response.writeHead = ((...args: Parameters<typeof writeHead>) => {
      // The headers of a document are those of its payload, too.
      if (typeOf(response) === 'text/x-component') response.removeHeader('etag');
      plan = planDocument(request, response, accepted);
      if (response.statusCode === 304) args[0] = 304;
      return Reflect.apply(writeHead, response, args);
    }) as typeof writeHead;
    response.end = ((...args: [text?: unknown]) => {
      if (!response.headersSent && response.hasHeader('etag'))
        response.writeHead(response.statusCode);
      const [text] = args;
      if (!plan || typeof text !== 'string') return Reflect.apply(end, response, args);
      const { encoding, key, bytes } = plan;
      if (bytes) return end.call(response, bytes, 'utf8');
      void ENCODINGS[encoding]?.(text).then(
        (made) => {
          compressedDocuments().set(key, made);
          end.call(response, made, 'utf8');
        },
        () => response.destroy(),
      );
      return response;
    }) as typeof end;
  });
}
