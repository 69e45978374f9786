// @isolated It hears the requests of every server of its process.
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { guardRequests } from '@/lib/request-guard/guard-requests';
import { isDocumentAddress } from '@/lib/request-guard/shared-document-address';
import { listenLocally } from '@/tests/support/local-server';

/** What the server's own listener sees of the last request. */
let seen: Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
const server = createServer(({ method, url, headers }, response) => {
  seen = { method, url, headers };
  if (url?.includes('MOVED') || url?.startsWith('/ir')) {
    // As Next sends a stored document that leads to another one.
    response.statusCode = 308;
    response.appendHeader('location', '/productos/moved');
    response.setHeader('cache-control', 's-maxage=300');
  }
  response.end();
});
let port = 0;

beforeAll(async () => {
  guardRequests((address) => (address.startsWith('/ir') ? null : (address.split('?')[0] ?? null)));
  ({ port } = await listenLocally(server));
});
afterAll(() => void server.close());
beforeEach(() => {
  seen = { method: undefined, url: undefined, headers: {} };
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const options = { host: '127.0.0.1', port, path, headers, method, agent: false };
  const [response] = await once(send(options).end(), 'response');
  await response.resume().toArray();
  return response.headers;
}

it('leaves of a document’s request its address and what the connection needs', async () => {
  await ask('/login?token=x', {
    cookie: 'session=x',
    'user-agent': 'Googlebot',
    'x-forwarded-host': 'other.example',
    'accept-encoding': 'gzip',
    'if-none-match': '"a"',
    'x-anything': 'x',
  });
  expect(seen.url).toBe('/login');
  expect(Object.keys(seen.headers).sort()).toEqual(['connection', 'host', 'if-none-match']);
});

it('lets Next compress payloads and texts for machines, and not documents', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  await ask('/login', headers);
  expect(seen.headers).not.toHaveProperty('accept-encoding');
  for (const path of ['/login?_rsc=abc', '/feeds/google.xml', '/robots.txt?x=1']) {
    await ask(path, headers);
    expect(seen.headers, path).toMatchObject(headers);
  }
});

it('tells Next of a payload only when the address says so, too', async () => {
  const payload = { rsc: '1', 'next-router-state-tree': 'x', 'next-url': '/pagos/77' };
  await ask('/login?_rsc=abc', payload);
  expect(seen).toMatchObject({ url: '/login', headers: { rsc: '1' } });
  expect(seen.headers).not.toHaveProperty('next-router-state-tree');
  expect(seen.headers).not.toHaveProperty('next-url');
  await ask('/login', payload);
  expect(seen.headers).not.toHaveProperty('rsc');
});

it('leaves redirects, calls and files as they are', async () => {
  const headers = { cookie: 'a=b', 'x-anything': 'x' };
  for (const path of ['/ir?token=x', '/api/cart?a=b', '/_next/image?url=x&w=1']) {
    await ask(path, headers);
    expect(seen).toMatchObject({ url: path, headers });
  }
});

it('sends a visitor with the own query to where a document leads, and lets nobody keep that', async () => {
  expect(await ask('/productos/MOVED?utm_source=ads&q=%3Ca%3E%0d%0a')).toMatchObject({
    location: '/productos/moved?utm_source=ads&q=%3Ca%3E%0D%0A',
    'cache-control': 'private, no-store',
  });
  expect((await ask('/productos/MOVED?gclid=2')).location).toBe('/productos/moved?gclid=2');
  const bare = { location: '/productos/moved', 'cache-control': 's-maxage=300' };
  expect(await ask('/productos/MOVED')).toMatchObject(bare);
  expect(seen.url).toBe('/productos/MOVED');
});

it('adds nothing to a payload that leads elsewhere, nor to the redirects of Next', async () => {
  expect((await ask('/productos/MOVED?_rsc=1&gclid=2')).location).toBe('/productos/moved');
  expect((await ask('/ir?gclid=2')).location).toBe('/productos/moved');
  expect(await ask('/login?gclid=2')).not.toHaveProperty('location');
});

it('reads an address with a host as one of its own', async () => {
  await ask('http://other.example/login?token=x');
  expect(seen.url).toBe('/login');
});

const many = (count: number, name: string, sign: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}=1`).join(sign);

it.each<[string, string, Record<string, string>]>([
  ['what names no address', '*', {}],
  ['101 cookies', '/api/cart', { cookie: many(101, 'c', '; ') }],
  ['101 parameters', `/api/cart?${many(101, 'p', '&')}`, {}],
  ['more than 8 KB of headers', '/api/cart', { 'x-long': 'a'.repeat(8200) }],
  ['many headers', '/', Object.fromEntries(new URLSearchParams(many(900, 'x-h', '&')))],
])('refuses %s before anything reads them', async (_, path, headers) => {
  const answer = await ask(path, headers, 'POST');
  const host = expect.any(String);
  expect(seen).toEqual({ method: 'GET', url: '/api/refused', headers: { host } });
  expect(answer.connection).toBe('close');
});

it('lets pass what a visitor has', async () => {
  const path = `/api/cart?${many(100, 'p', '&')}`;
  await ask(path, { cookie: many(100, 'c', '; ') });
  expect(seen.url).toBe(path);
});

it('shows Next no method that it cannot read', async () => {
  await ask('/api/shop-v1/brands', {}, 'TRACE');
  expect(seen.method).toBe('PROPFIND');
  await ask('/api/shop-v1/brands', {}, 'DELETE');
  expect(seen.method).toBe('DELETE');
});

it('tells the cache which addresses it lets through', () => {
  expect(isDocumentAddress('/login')).toBe(true);
  expect(isDocumentAddress('/login?token=x')).toBe(false);
  expect(isDocumentAddress('/ir')).toBe(false);
});
