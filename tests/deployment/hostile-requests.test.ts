import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalServer, startLocalServer } from '../support/local-server';
import { type NginxServer, startNginx } from '../support/nginx-server';
import { type RawAnswer, sendRaw } from '../support/raw-http';
import { systemNginx } from '../tools/nginx.mjs';

interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let received: Received[] = [];
let shop: LocalServer;
let nginx: NginxServer;

const HOST = 'Host: tienda.example\r\n';
const LAST = `${HOST}Connection: close\r\n`;
const SMUGGLED = `GET /smuggled HTTP/1.1\r\n${HOST}\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked\r\n';
const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${LAST}${headers}\r\n`;

// Where there is an nginx: `npm test` installs it when it may.
describe.skipIf(!systemNginx())('the nginx of compose.yaml', () => {
  beforeAll(async () => {
    shop = await startLocalServer(async (request, response) => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body: await text(request) });
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.end('ok');
    });
    nginx = await startNginx([shop.origin]);
  });
  afterAll(async () => {
    await nginx.remove();
    await shop.close();
  });
  beforeEach(() => {
    received = [];
  });

  const send = (bytes: string): Promise<RawAnswer[]> => sendRaw(nginx.site, bytes);
  const statuses = async (bytes: string) => (await send(bytes)).map(({ status }) => status);
  const expectRefusal = async (bytes: string) => {
    expect(await statuses(bytes)).toEqual([400]);
    expect(received).toEqual([]);
  };
  const post = (headers: string, body: string) =>
    `POST /api/x HTTP/1.1\r\n${LAST}${headers}\r\n${body}`;

  it.each([
    ['Content-Length before Transfer-Encoding', `Content-Length: 6\r\n${CHUNKED}`],
    ['Transfer-Encoding before Content-Length', `${CHUNKED}Content-Length: 5\r\n`],
    ['a folded Transfer-Encoding', 'Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n'],
    ['a space before the colon', 'Transfer-Encoding : chunked\r\n'],
    ['a tab before its value', 'Transfer-Encoding:\tchunked\r\nContent-Length: 5\r\n'],
    ['another blank before its value', 'Transfer-Encoding: \x0bchunked\r\nContent-Length: 5\r\n'],
    ['an unknown one', 'Transfer-Encoding: xchunked\r\nContent-Length: 5\r\n'],
    ['two of them', `${CHUNKED}Transfer-Encoding: identity\r\n`],
    ['a list', 'Transfer-Encoding: identity, chunked\r\n'],
    ['two lengths', `Content-Length: 5\r\nContent-Length: ${5 + SMUGGLED.length}\r\n`],
    ['the same length twice', 'Content-Length: 5\r\nContent-Length: 5\r\n'],
    ['a list of lengths', 'Content-Length: 5, 5\r\n'],
    ['a length with a sign', 'Content-Length: +5\r\n'],
    ['a length in hexadecimal', 'Content-Length: 0x5\r\n'],
    ['a negative length', 'Content-Length: -5\r\n'],
  ])('refuses a body with %s', async (_, headers) => {
    expect(await statuses(post(headers, `0\r\n\r\n${SMUGGLED}`))).toEqual([
      expect.toSatisfy(isRefusal),
    ]);
    expect(received).toEqual([]);
  });

  it.each([
    ['an extension', '1;a=b\r\nA\r\n0\r\n\r\n'],
    ['line feeds alone', '1\nA\n0\n\n'],
    ['a trailer', '1\r\nA\r\n0\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n'],
  ])('passes on chunks with %s as a body with a length', async (_, chunks) => {
    expect(await statuses(post(CHUNKED, chunks))).toEqual([200]);
    expect(received).toMatchObject([
      { url: '/api/x', body: 'A', headers: { 'content-length': '1' } },
    ]);
    expect(received[0]?.headers).not.toHaveProperty('transfer-encoding');
    expect(received[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it.each(['0x1\r\nA\r\n0\r\n\r\n', '10000000000000001\r\nA\r\n0\r\n\r\n', '-1\r\nA\r\n0\r\n\r\n'])(
    'refuses chunks of a size such as %j',
    async (chunks) => {
      await expectRefusal(post(CHUNKED, chunks));
    },
  );

  it('takes a request in the body of another one for a body', async () => {
    const bytes = get('/api/x', `Content-Length: ${SMUGGLED.length}\r\n`) + SMUGGLED;
    expect(await statuses(bytes)).toEqual([200]);
    expect(received.map(({ url, body }) => [url, body])).toEqual([['/api/x', SMUGGLED]]);
  });

  it('takes two requests in one write for two', async () => {
    const first = `GET /api/1 HTTP/1.1\r\n${HOST}\r\n`;
    expect(await statuses(first + get('/api/2'))).toEqual([200, 200]);
    expect(received.map(({ url }) => url)).toEqual(['/api/1', '/api/2']);
  });

  it.each([
    ['a folded line', 'X-A: 1\r\n X-B: 2\r\n'],
    ['a carriage return', 'X-A: 1\rX-B: 2\r\n'],
    ['a zero', 'X-A: 1\x002\r\n'],
    ['a space in a name', 'X A: 1\r\n'],
    ['a second host', HOST],
  ])('refuses headers with %s', (_, headers) => expectRefusal(get('/api/x', headers)));

  it.each(['', 'Host: a/../b\r\n', 'Host: a b\r\n'])(
    'refuses a request with %j for a host',
    (host) => expectRefusal(`GET /api/x HTTP/1.1\r\n${host}Connection: close\r\n\r\n`),
  );

  it('ends lines that end with a line feed alone as usual', async () => {
    await send(`GET /api/x HTTP/1.1\n${LAST.replaceAll('\r', '')}X-A: 1\n\n`);
    expect(received).toMatchObject([{ headers: { 'x-a': '1', host: 'tienda.example' } }]);
  });

  it.each([
    ['/marcas%0d%0aX-Injected:%201', '/marcas%0d%0aX-Injected:%201'],
    ['http://evil.example/marcas', '/marcas'],
    ['/marcas/..%2fapi/x', '/marcas/..%2fapi/x'],
  ])('passes on the path of %s as it is, and no header of it', async (target, path) => {
    await send(get(target));
    expect(received.map(({ url, headers }) => [url, headers.host])).toEqual([
      [path, 'tienda.example'],
    ]);
    expect(received[0]?.headers).not.toHaveProperty('x-injected');
  });

  it.each(['/marcas x', '/marcas%00', '/../api/x', '/api/..%2f..%2fx'])(
    'refuses the path %s',
    (target) => expectRefusal(get(target)),
  );

  it.each(['/marcas', '/api/x', '/_next/static/x.js', '/_next/image?url=x'])(
    'says itself at %s where a request comes from',
    async (path) => {
      const claims = [
        'X-Forwarded-For: 198.51.100.1',
        'X-Forwarded-For: 198.51.100.2',
        'X_Forwarded_For: 198.51.100.3',
        'X-Forwarded-Host: evil.example',
        'X-Forwarded-Port: 1',
        'X-Forwarded-Proto: https',
        'X-Real-IP: 198.51.100.1',
        'Forwarded: for=198.51.100.1;host=evil.example',
        'X-Request-Id: of-the-visitor',
        'Connection: close, X-Forwarded-For, X-Forwarded-Proto, X-Request-Id',
      ];
      await send(`GET ${path} HTTP/1.1\r\n${HOST}${claims.join('\r\n')}\r\n\r\n`);
      const headers = received[0]?.headers ?? {};
      expect(headers).toMatchObject({
        host: 'tienda.example',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
      });
      expect(JSON.stringify(headers)).not.toMatch(/198\.51\.100|evil|of-the-visitor/);
      expect(
        Object.keys(headers)
          .filter((name) => /forwarded|real/.test(name))
          .sort(),
      ).toEqual(['x-forwarded-for', 'x-forwarded-proto']);
    },
  );

  it.each(['h2c', 'websocket'])('does not upgrade a connection to %s', async (protocol) => {
    const upgrade = `Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABk\r\n`;
    expect(await statuses(`GET /api/x HTTP/1.1\r\n${HOST}${upgrade}\r\n`)).toEqual([200]);
    expect(received[0]?.headers).not.toHaveProperty('upgrade');
    expect(received[0]?.headers).not.toHaveProperty('connection');
  });

  it.each([
    ['a wrong request', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a cookie that is too large', get('/', `Cookie: ${'x'.repeat(40_000)}\r\n`), 431],
    ['an address that is too long', get(`/${'x'.repeat(40_000)}`), 414],
    ['a method without a meaning', `TRACE / HTTP/1.1\r\n${LAST}\r\n`, 405],
  ])('forbids everything in its own answer to %s', async (_, bytes, status) => {
    const [answer] = await send(bytes);
    expect(answer?.status).toBe(status);
    expect(answer?.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('adds no policy to what the shop answers', async () => {
    for (const path of ['/marcas', '/api/x', '/_next/static/x.js']) {
      const [answer] = await send(get(path));
      expect(answer?.headers.has('content-security-policy')).toBe(false);
      expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

const isRefusal = (status: number) => status === 400 || status === 501;
