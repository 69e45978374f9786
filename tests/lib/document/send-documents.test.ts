// @isolated: guards that other tests have begun would take away what browsers accept.
import { once } from 'node:events';
import { request as send } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { compressedDocuments } from '@/lib/document/compressed-documents';
import { sendDocuments } from '@/lib/document/send-documents';
import { type LocalServer, startLocalServer } from '@/tests/support/local-server';

const HTML = `<!DOCTYPE html><title>ñ</title>${'<p>Envío — 3 días.'.repeat(500)}`;
const ETAG = '"a1"';
let server: LocalServer;

beforeAll(sendDocuments);
beforeEach(async () => {
  compressedDocuments().clear();
  // As Next sends what is stored.
  server = await startLocalServer((request, response) => {
    const isPayload = request.url === '/payload';
    // As the guard of requests does.
    if (request.url !== '/left-to-next') delete request.headers['accept-encoding'];
    response.setHeader('etag', ETAG);
    response.setHeader('content-type', isPayload ? 'text/x-component' : 'text/html; charset=utf-8');
    response.setHeader('content-length', Buffer.byteLength(HTML));
    response.end(request.method === 'HEAD' ? null : HTML);
  });
});
afterEach(() => server.close());

async function ask(accepted: string, { path = '/', method = 'GET', known = '' } = {}) {
  const headers = { 'accept-encoding': accepted, ...(known && { 'if-none-match': known }) };
  const options = { method, headers, agent: false };
  const [response] = await once(send(new URL(path, server.origin), options).end(), 'response');
  const bytes = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, bytes };
}

it('sends a document in the best encoding that a browser takes', async () => {
  for (const [accepted, encoding, read] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const) {
    compressedDocuments().clear();
    // The second answer is what was compressed for the first.
    for (let time = 0; time < 2; time++) {
      const { status, headers, bytes } = await ask(accepted);
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe(encoding);
      // The same document in other bytes.
      expect(headers.etag).toBe(`W/${ETAG}`);
      expect(read(bytes).toString()).toBe(HTML);
      expect(headers['content-length']).toBe(time === 0 ? undefined : String(bytes.length));
    }
  }
  for (const accepted of ['', 'identity', 'gzip;q=0']) {
    const { headers, bytes } = await ask(accepted);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers.etag).toBe(ETAG);
    expect(bytes.toString()).toBe(HTML);
  }
});

it('sends the bytes that the cache has at hand to who takes them', async () => {
  compressedDocuments().set(`${ETAG} zstd`, zstdCompressSync(HTML));
  const { headers, bytes } = await ask('gzip, deflate, br, zstd');
  expect(headers['content-encoding']).toBe('zstd');
  expect(zstdDecompressSync(bytes).toString()).toBe(HTML);
});

it('tells who has a document that it is the same', async () => {
  for (const known of [ETAG, `W/${ETAG}`, `"b2", ${ETAG}`, '*']) {
    const { status, headers, bytes } = await ask('gzip', { known });
    expect([status, bytes.length]).toEqual([304, 0]);
    expect(headers.etag).toBe(ETAG);
    expect(headers).not.toHaveProperty('content-encoding');
  }
  expect((await ask('gzip', { known: '"b2"' })).status).toBe(200);
});

it('says of a document whose head alone is asked for what it is', async () => {
  const { status, headers, bytes } = await ask('gzip', { method: 'HEAD' });
  expect([status, bytes.length]).toEqual([200, 0]);
  expect(headers.etag).toBe(ETAG);
  expect((await ask('gzip', { method: 'HEAD', known: ETAG })).status).toBe(304);
});

it.each([
  ['payloads to Next, without the ETag of their document', '/payload', 'etag'],
  ['a document to Next that may compress it', '/left-to-next', 'content-encoding'],
])('leaves %s', async (_, path, absent) => {
  const { headers, bytes } = await ask('gzip', { path, known: path === '/payload' ? ETAG : '' });
  expect(headers).not.toHaveProperty(absent);
  expect(bytes.toString()).toBe(HTML);
});
