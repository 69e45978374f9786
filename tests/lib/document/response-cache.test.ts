import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredEntry } from '@/lib/document/entry-store';
import { noteRead } from '@/lib/document/response-cache/document-read';
import { ResponseCache } from '@/lib/document/response-cache/response-cache';
import { standBeforeServer } from '@/lib/document/response-cache/stand-before-server';

const { toBrotli } = vi.hoisted(() => ({ toBrotli: vi.fn() }));
vi.mock('@/lib/document/response-cache/brotli-copy', async (importOriginal) => {
  const original = await importOriginal<{ toBrotli: () => unknown }>();
  toBrotli.mockImplementation(original.toBrotli);
  return { toBrotli };
});

const GZIP = { 'accept-encoding': 'gzip, deflate' };
const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const PAGE = '/productos/laptop';
const HEADERS = {
  'x-nextjs-cache': 'HIT',
  'cache-control': 'public, max-age=0, s-maxage=300',
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  etag: '"1"',
  vary: ['rsc', 'accept-encoding'],
};

const entry = (lastModified = Date.now()): StoredEntry =>
  ({
    lastModified,
    cacheControl: { revalidate: 300, expire: undefined },
    value: { kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': 'product:1,brands' } },
  }) as unknown as StoredEntry;

/** Stands for Next: reads a document and sends it in two pieces. */
const nextAnswer = {
  reads: [] as { key: string; entry: StoredEntry }[],
  headers: HEADERS as Record<string, string | string[]>,
  status: 200,
};
let answered = 0;
let refreshed: { tag: string; time: number } | null = null;
let port = 0;
let server: ReturnType<typeof createServer>;

async function answerLikeNext(response: ServerResponse) {
  answered += 1;
  const { reads, headers, status } = nextAnswer;
  await null;
  for (const { key, entry } of reads) noteRead(key, entry);
  const body = gzipSync(`answer ${answered}`);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.write(body.subarray(0, 5));
  response.end(body.subarray(5));
}

beforeEach(async () => {
  Object.assign(nextAnswer, { reads: [{ key: PAGE, entry: entry() }], headers: HEADERS });
  nextAnswer.status = 200;
  answered = 0;
  refreshed = null;
  server = createServer((_, response) => void answerLikeNext(response));
  const store = {
    wereRefreshedSince: async (tags: readonly string[], time: number) =>
      refreshed !== null && tags.includes(refreshed.tag) && refreshed.time >= time,
  };
  const cache = new ResponseCache(store, 1_000_000);
  standBeforeServer((...args) => void cache.handle(...args));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => server.close());

async function ask(path = PAGE, headers: Record<string, string> = GZIP, method = 'GET') {
  const sent = request({ port, host: '127.0.0.1', path, headers, method }).end();
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  const body = await buffer(response);
  return { status: response.statusCode, headers: response.headers, body: body.toString('latin1') };
}

const without = ({ date, ...headers }: IncomingHttpHeaders) => {
  const { 'content-length': length, 'transfer-encoding': coding, ...others } = headers;
  return others;
};

it('sends again what Next has sent for a stored document, byte by byte', async () => {
  const first = await ask();
  const second = await ask();
  expect(answered).toBe(1);
  expect(second.body).toBe(first.body);
  expect(second.status).toBe(200);
  expect(without(second.headers)).toEqual(without(first.headers));
  expect(second.headers['content-length']).toBe(String(second.body.length));
});

it('compresses a document once with Brotli for those who take it, and sends gzip until then', async () => {
  const [{ body }, waiting] = [await ask(), await ask(PAGE, BROTLI)];
  expect([waiting.headers['content-encoding'], waiting.body]).toEqual(['gzip', body]);
  await vi.waitFor(async () =>
    expect((await ask(PAGE, BROTLI)).headers['content-encoding']).toBe('br'),
  );
  const { headers, body: brotli } = await ask(PAGE, BROTLI);
  const bytes = Buffer.from(brotli, 'latin1');
  expect(brotliDecompressSync(bytes)).toEqual(gunzipSync(Buffer.from(body, 'latin1')));
  expect(headers['content-length']).toBe(String(bytes.byteLength));
  const { 'content-encoding': encoding, ...others } = without((await ask()).headers);
  expect(encoding).toBe('gzip');
  expect(without(headers)).toEqual({ ...others, 'content-encoding': 'br' });
  expect(answered).toBe(1);
});

it('goes on with gzip when the copy with Brotli cannot be made, and tells it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  toBrotli.mockRejectedValueOnce(new Error('no memory'));
  const first = await ask();
  await ask(PAGE, BROTLI);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(JSON.parse(warn.mock.calls[0]?.[0])).toMatchObject({
    level: 'warn',
    event: 'brotli-copy-failed',
    reason: 'no memory',
  });
  expect((await ask()).body).toBe(first.body);
  await vi.waitFor(async () =>
    expect((await ask(PAGE, BROTLI)).headers['content-encoding']).toBe('br'),
  );
  warn.mockRestore();
});

it('says to a browser that has the document that it is unchanged', async () => {
  await ask();
  const same = await ask(PAGE, { ...GZIP, 'if-none-match': 'W/"0", "1"' });
  expect(same).toMatchObject({ status: 304, body: '', headers: { etag: '"1"' } });
  expect(same.headers).not.toHaveProperty('content-encoding');
  expect(same.headers['cache-control']).toBe(HEADERS['cache-control']);
  expect((await ask(PAGE, { ...GZIP, 'if-none-match': '"2"' })).status).toBe(200);
  const reload = { ...GZIP, 'if-none-match': '"1"', 'cache-control': 'no-cache' };
  expect((await ask(PAGE, reload)).status).toBe(200);
  expect(answered).toBe(1);
});

it('lets Next answer once a tag of the document was refreshed', async () => {
  await ask();
  refreshed = { tag: 'product:2', time: Date.now() + 1 };
  await ask();
  expect(answered).toBe(1);
  refreshed = { tag: 'product:1', time: Date.now() + 1 };
  await ask();
  expect(answered).toBe(2);
});

it('lets Next answer once the time of the document is over', async () => {
  nextAnswer.reads = [{ key: PAGE, entry: entry(Date.now() - 301_000) }];
  await ask();
  await ask();
  expect(answered).toBe(2);
});

it.each([
  ['a payload', PAGE, { ...GZIP, rsc: '1' }],
  ['a prefetch', PAGE, { ...GZIP, 'next-router-prefetch': '1' }],
  ['a draft', PAGE, { ...GZIP, cookie: 'a=b; __prerender_bypass=1' }],
  ['a part', PAGE, { ...GZIP, range: 'bytes=0-1' }],
  ['a document to be made again', PAGE, { ...GZIP, 'x-prerender-revalidate': 'x' }],
  ['an address with a query', `${PAGE}?a=1`, GZIP],
  ['a browser without gzip', PAGE, { 'accept-encoding': 'br' }],
  ['a browser that refuses gzip', PAGE, { 'accept-encoding': 'br, gzip;q=0' }],
])('leaves %s to Next', async (_, path, headers) => {
  await ask();
  await ask(path, headers);
  await ask(path, headers);
  expect(answered).toBe(3);
});

it('leaves other methods to Next', async () => {
  await ask();
  await ask(PAGE, GZIP, 'HEAD');
  await ask(PAGE, GZIP, 'POST');
  expect(answered).toBe(3);
});

it.each([
  ['one that is outdated', { headers: { ...HEADERS, 'x-nextjs-cache': 'STALE' } }],
  ['one that was just made', { headers: { ...HEADERS, 'x-nextjs-cache': 'MISS' } }],
  ['a personal one', { headers: { ...HEADERS, 'cache-control': 'private, no-store' } }],
  ['one that sets a cookie', { headers: { ...HEADERS, 'set-cookie': 'a=b' } }],
  ['other content', { headers: { ...HEADERS, 'content-type': 'text/x-component' } }],
  ['one that is not compressed', { headers: { ...HEADERS, 'content-encoding': 'identity' } }],
  ['an error', { status: 404 }],
  ['one that is not stored', { reads: [] }],
  ['one of several documents', { reads: ['/a', '/b'].map((key) => ({ key, entry: entry() })) }],
  ['a search for any text', { reads: [{ key: '/listado/q=laptop', entry: entry() }] }],
])('does not keep %s', async (_, answer) => {
  Object.assign(nextAnswer, answer);
  await ask();
  await ask();
  expect(answered).toBe(2);
});

it('keeps a document under one address, written in the usual way', async () => {
  await ask('/productos/%6captop');
  await ask('/productos/%6captop');
  expect(answered).toBe(2);
  await ask();
  await ask('/otra');
  await ask('/otra');
  expect(answered).toBe(5);
  await ask();
  expect(answered).toBe(5);
});
