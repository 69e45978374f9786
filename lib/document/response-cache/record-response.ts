import type { ServerResponse } from 'node:http';
import { ownBytes } from '../own-bytes.ts';

/** The answer of Next's server that is sent again. */
export interface RecordedResponse {
  /** Names and values in turn, without those of the connection. */
  headers: string[];
  /** Headers of an answer without a body. */
  unchangedHeaders: string[];
  etag: string;
  /** Compressed with gzip. */
  body: Buffer;
}

type Write = (chunk: unknown, ...rest: unknown[]) => boolean;

/** Made anew for each answer. */
const OF_CONNECTION = /^(connection|keep-alive|date|transfer-encoding|content-length)$/i;
const OF_BODY = /^content-(type|encoding|length)$/i;

/**
 * Records what Next sends, as far as it is a fresh public document, compressed with gzip.
 * @param done gets what was recorded, after it was sent
 */
export function recordResponse(
  response: ServerResponse,
  done: (recorded: RecordedResponse) => void,
): void {
  const chunks: Buffer[] = [];
  let isRecorded: boolean | undefined;
  const keep = (chunk: unknown) => {
    if (!Buffer.isBuffer(chunk)) return;
    isRecorded ??= isFreshDocument(response);
    if (isRecorded) chunks.push(chunk);
  };
  const { write, end } = response;
  response.write = ((chunk, ...rest) => {
    keep(chunk);
    return Reflect.apply(write, response, [chunk, ...rest]) as boolean;
  }) as Write as typeof write;
  response.end = ((chunk, ...rest) => {
    keep(chunk);
    const ended: unknown = Reflect.apply(end, response, [chunk, ...rest]);
    if (isRecorded && !response.destroyed)
      done(toRecorded(response, ownBytes(Buffer.concat(chunks))));
    return ended;
  }) as Write as unknown as typeof end;
}

const isFreshDocument = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  response.getHeader('x-nextjs-cache') === 'HIT' &&
  response.getHeader('content-encoding') === 'gzip' &&
  String(response.getHeader('content-type')).startsWith('text/html') &&
  String(response.getHeader('cache-control')).startsWith('public,') &&
  typeof response.getHeader('etag') === 'string' &&
  !response.hasHeader('set-cookie');

function toRecorded(response: ServerResponse, body: Buffer): RecordedResponse {
  const named = response
    .getHeaderNames()
    .filter((name) => !OF_CONNECTION.test(name))
    .flatMap((name) => [response.getHeader(name)].flat().map((value) => [name, String(value)]));
  return {
    headers: [...named, ['Content-Length', String(body.byteLength)]].flat(),
    unchangedHeaders: named.filter(([name]) => !OF_BODY.test(name ?? '')).flat(),
    etag: String(response.getHeader('etag')),
    body,
  };
}
