import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Headers that differ between two answers of the same document, or that only one of two servers sends. */
const OWN_HEADERS =
  /^(date|age|connection|keep-alive|transfer-encoding|content-encoding|content-length|server|x-cache|x-nextjs-cache|x-request-id|vary)$/;

/** What Next's own requests for a page's data send. */
export const RSC = { rsc: '1' };
/** As browsers ask over HTTP, where they do not name Brotli unless the host is this machine. */
export const GZIP = { 'accept-encoding': 'gzip, deflate' };
export const BROTLI = { 'accept-encoding': 'gzip, deflate, br' };

interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Of the body as it was sent. */
  bytes: number;
  /** `identity` when it was not compressed. */
  encoding: string;
}

/** An answer as it was sent, without following a redirect. */
export async function readRaw(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<RawAnswer> {
  const sent = request(url, { headers: { ...headers } });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject).end();
  });
  const bytes = await buffer(response);
  const encoding = response.headers['content-encoding'] ?? 'identity';
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[encoding];
  const all = Object.entries(response.headersDistinct);
  const sentHeaders = all.map(([name, values = []]) => [
    name,
    values.join(', ').replace(/^W\//, ''),
  ]);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(sentHeaders),
    body: String(unpack ? unpack(bytes) : bytes),
    bytes: bytes.byteLength,
    encoding,
  };
}

/** The names of what is not the same in two answers. */
export function findDifferences(one: RawAnswer, other: RawAnswer): string[] {
  const names = new Set([...Object.keys(one.headers), ...Object.keys(other.headers)]);
  return [
    ...(one.status === other.status ? [] : ['status']),
    ...(one.body === other.body ? [] : ['body']),
    ...[...names].filter(
      (name) => !OWN_HEADERS.test(name) && one.headers[name] !== other.headers[name],
    ),
  ];
}

interface Origins {
  shop: string;
  /** Of what stands in front of it. */
  edge: string;
}

async function compareOne(
  { shop, edge }: Origins,
  page: string,
  headers: Readonly<Record<string, string>>,
): Promise<string[]> {
  // Next's router names what it asks for in the address, too.
  const path = 'rsc' in headers ? `${page}${page.includes('?') ? '&' : '?'}_rsc=1` : page;
  // The first answer is made; those that are compared are kept.
  await readRaw(shop + path, headers);
  const direct = await readRaw(shop + path, headers);
  const answers = [await readRaw(edge + path, headers), await readRaw(edge + path, headers)];
  return [...new Set(answers.flatMap((answer) => findDifferences(direct, answer)))];
}

/**
 * Compares documents and payloads from an edge, compressed in each way, with what the shop sends: status, headers and
 * text. What differs is compared once more, because a page may have been made again in between.
 * @returns a line for everything that is not the same
 */
export async function compareEdge(origins: Origins, paths: readonly string[]): Promise<string[]> {
  const different: string[] = [];
  for (const path of paths) {
    for (const headers of [BROTLI, { ...BROTLI, ...RSC }, GZIP]) {
      let names = await compareOne(origins, path, headers);
      if (names.length > 0) {
        // Until what nginx has kept is over.
        await pause(1100);
        names = await compareOne(origins, path, headers);
      }
      const kind = 'rsc' in headers ? 'payload' : headers['accept-encoding'];
      different.push(...names.map((name) => `${path} (${kind}): ${name}`));
    }
  }
  return different;
}
