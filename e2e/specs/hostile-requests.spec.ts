import { expect, test } from '@playwright/test';
import { NO_DOCUMENT_POLICY } from '../../lib/csp/complete-answers';
import { edgeAddresses } from '../../tests/support/edge-addresses';
import { freePort } from '../../tests/support/free-port';
import { type NginxServer, startNginx } from '../../tests/support/nginx-server';
import { sendRaw } from '../../tests/support/raw-http';
import { API } from '../fixtures/backend';
import { type AddedServer, type IsolatedShop, startIsolatedShop } from '../fixtures/isolated-shop';
import { ask } from '../fixtures/marked-requests';
import { startRelay } from '../fixtures/relay';

/** Stands in what a visitor sends, and nowhere else. */
const MARK = 'MARK0123456789';

/** Headers that Next writes itself or that others write for it, as a visitor sends them: each group with one request. */
const INTERNAL_HEADERS: readonly Record<string, string>[] = [
  {
    'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
    'x-middleware-invoke': '1',
    'x-middleware-cache': 'no-cache',
    'x-middleware-refresh': '1',
  },
  {
    'x-middleware-rewrite': '/marcas',
    'x-middleware-redirect': '/marcas',
    'x-middleware-next': '1',
    'x-middleware-skip': '1',
    'x-middleware-set-cookie': `${MARK}=1`,
  },
  { 'x-middleware-override-headers': 'host', 'x-middleware-request-host': MARK },
  { 'x-middleware-prefetch': '1' },
  {
    'x-matched-path': '/marcas',
    'x-now-route-matches': '1=marcas',
    'x-invoke-path': '/marcas',
    'x-invoke-output': '/marcas',
    'x-invoke-query': '%7B%22a%22%3A1%7D',
    'x-invoke-status': '500',
    'x-invoke-error': JSON.stringify({ message: MARK }),
  },
  {
    'x-nextjs-data': '1',
    'x-nextjs-request-id': MARK,
    'x-nextjs-html-request-id': MARK,
    'x-nextjs-rewritten-path': `/${MARK}`,
    'x-nextjs-rewritten-query': MARK,
    'x-nextjs-postponed': '1',
    'x-nextjs-deployment-id': MARK,
    'x-deployment-id': MARK,
  },
  { 'next-resume': '1', 'x-next-resume-state-length': '10' },
  { 'next-url': `/${MARK}`, 'next-hmr-refresh': '1', 'next-action': '0'.repeat(42) },
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-prefetch': '2', 'next-router-state-tree': MARK },
  {
    'x-prerender-revalidate': MARK,
    'x-prerender-revalidate-if-generated': '1',
    'x-next-revalidated-tags': 'products',
    'x-next-revalidate-tag-token': MARK,
    'x-next-cache-tags': MARK,
  },
  {
    'x-forwarded-host': `${MARK}.example`,
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '1',
    'x-original-url': `/${MARK}`,
    'x-rewrite-url': `/${MARK}`,
    'x-host': MARK,
    'x-http-method-override': 'POST',
    'x-accel-redirect': `/${MARK}`,
    'x-vercel-id': MARK,
  },
  { 'user-agent': `facebookexternalhit/1.1 ${MARK}` },
  { 'user-agent': `Googlebot/2.1 ${MARK}`, 'accept-language': 'en', 'save-data': 'on' },
  {
    cookie: `__prerender_bypass=${MARK}; __next_preview_data=${MARK}; next-instant-navigation-testing=1`,
  },
  {
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    tracestate: `${MARK}=1`,
    baggage: `${MARK}=1`,
  },
  {
    'sec-fetch-dest': 'image',
    purpose: 'prefetch',
    origin: `http://${MARK}`,
    referer: `http://${MARK}`,
  },
];

const FEW = 10;
const PRODUCTS = 40;

let relay: Awaited<ReturnType<typeof startRelay>>;
let shop: IsolatedShop;
let other: AddedServer;
let nginx: NginxServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const port = await freePort();
  relay = await startRelay(API);
  shop = await startIsolatedShop(FEW, {
    API_URL: relay.origin,
    SITE_URL: `http://127.0.0.1:${port}`,
  });
  other = await shop.addServer();
  nginx = await startNginx([shop.site], port);
});
test.afterAll(async () => {
  await nginx?.remove();
  await shop?.close();
  await relay?.close();
});

const NO_BODY = 'Content-Length: 0\r\n';
/** Answers that Next, the proxy or the gateway makes without a document: what is asked, and the status. */
const WITHOUT_DOCUMENT: readonly [string, number, string?][] = [
  ['GET /buscar?q=', 308],
  ['GET /soporte', 308],
  ['GET /equipo-compartido/1-2', 308],
  ['GET /compra/7/elegir-envio', 307],
  ['GET /sucursales', 308],
  ['GET /marcas/', 308],
  ['GET /\\marcas', 308],
  ['GET /_next/static/nada.js', 404],
  ['GET /_next/image', 400],
  ['GET /_next/image?url=http%3A%2F%2Fevil.example%2Fa.png&w=64&q=75', 400],
  ['POST /marcas', 405, NO_BODY],
  ['OPTIONS /marcas', 405],
  ['PATCH /api/health/live', 405, NO_BODY],
  ['DELETE /api/shop-v1/brands', 405],
  ['OPTIONS /api/health/live', 204],
  ['GET /api/nada', 404],
  ['GET /api/health/live', 204],
  ['GET /robots.txt', 200],
  ['GET /sitemap.xml', 200],
];

const WITH_DOCUMENT: readonly [string, number][] = [
  ['/no/existe', 404],
  ['/no/existe.png', 404],
  ['/_next/nada', 404],
  ['/_next/data/x/y.json', 404],
  ['/404', 404],
  ['/marcas', 200],
];

/** nginx refuses them itself. */
const MALFORMED: typeof WITH_DOCUMENT = [
  ['/%E0%A4%A', 404],
  ['/api/%E0%A4%A', 404],
];

test('what is no document forbids everything, whoever answers, and documents have their own policy @smoke', async () => {
  for (const site of [shop.site, nginx.site]) {
    const { host } = new URL(site);
    const send = async (line: string, headers = '') => {
      const bytes = `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`;
      const [answer] = await sendRaw(site, bytes);
      return answer;
    };
    for (const [line, status, headers] of WITHOUT_DOCUMENT) {
      const answer = await send(line, headers);
      expect.soft(answer?.status, line).toBe(status);
      expect.soft(answer?.headers.get('content-security-policy'), line).toBe(NO_DOCUMENT_POLICY);
      expect.soft(answer?.headers.get('x-content-type-options'), line).toBe('nosniff');
    }
    const malformed = site === nginx.site ? [] : MALFORMED;
    for (const [path, status] of [...WITH_DOCUMENT, ...malformed]) {
      const answer = await send(`GET ${path}`);
      expect.soft(answer?.status, path).toBe(status);
      expect.soft(answer?.headers.get('content-type'), path).toContain('text/html');
      // One policy: a second one would be joined with a comma.
      expect
        .soft(answer?.headers.get('content-security-policy'), path)
        .toMatch(/^default-src 'none'; script-src 'self' [^,]*$/);
      expect.soft(answer?.headers.get('x-frame-options'), path).toBe('DENY');
    }
  }
});

test('the backend hears from no visitor where he comes from @smoke', async () => {
  for (const site of [shop.site, nginx.site]) {
    const before = relay.heard.length;
    const headers = {
      'x-forwarded-for': '198.51.100.7',
      'x-real-ip': '198.51.100.7',
      forwarded: 'for=198.51.100.7',
    };
    expect((await fetch(`${site}/api/shop-v1/brands`, { headers })).status).toBe(200);
    const heard = relay.heard.slice(before).join('\n');
    expect(heard).toMatch(/"x-forwarded-for":"(127\.0\.0\.1|::1)"/);
    expect(heard).not.toContain('198.51.100');
  }
});

/** Next writes what it has found at the same time in any order. */
const letters = (text: string) => [...text].sort().join('');

test('no header of a visitor changes the document that others get @smoke', async () => {
  const paths = (await edgeAddresses(API, PRODUCTS * 4)).filter((path) =>
    /^\/productos\/(?!no-existe)/.test(path),
  );
  expect(paths.length).toBeGreaterThan(INTERNAL_HEADERS.length);
  for (const [index, headers] of INTERNAL_HEADERS.entries()) {
    const name = Object.keys(headers).join();
    const path = paths[index] ?? '';
    await fetch(nginx.site + path, { headers, redirect: 'manual' });
    const own = letters(await (await fetch(other.site + path)).text());
    for (const site of [nginx.site, shop.site]) {
      const answer = await fetch(site + path);
      const body = await answer.text();
      expect.soft(answer.status, name).toBe(200);
      expect
        .soft(letters(body) === own, `${name}: as on a server that was asked without`)
        .toBe(true);
      expect.soft(JSON.stringify([...answer.headers]) + body, name).not.toContain(MARK);
    }
  }
});

const cookies = (count: number) =>
  Array.from({ length: count }, (_, index) => `c${index}=`).join('; ');

const TOO_LARGE = {
  cookies: ['/', { cookie: cookies(101) }],
  'cookies of a call': ['/api/customer/self', { cookie: cookies(2000) }],
  parameters: [`/buscar?${'a=&'.repeat(101)}`, {}],
  bytes: ['/login', { 'x-long': 'a'.repeat(8 * 1024) }],
  'bytes of a picture': ['/_next/image?url=x', { 'x-long': 'a'.repeat(8 * 1024) }],
} as const satisfies Record<string, readonly [string, Record<string, string>]>;

test('a request with too many cookies, parameters or bytes is refused in Spanish, and the next one is not @smoke', async () => {
  for (const { site } of [shop, nginx]) {
    for (const [name, [path, headers]] of Object.entries(TOO_LARGE)) {
      const { status, headers: answered } = await ask(site + path, headers);
      expect.soft(status, `${name} at ${site}`).toBe(431);
      expect.soft(answered['set-cookie'], name).toBeUndefined();
    }
    expect.soft((await ask(`${site}/login`, { cookie: cookies(100) })).status, site).toBe(200);
  }
  const { body, headers } = await ask(`${shop.site}/api/customer/self`, { cookie: cookies(101) });
  expect(headers['content-type']).toBe('application/vnd.api+json');
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body).errors[0].detail).toContain('Borra las cookies de este sitio');
});

test('what the backend is asked for has none of these headers @smoke', () => {
  expect(relay.heard.length).toBeGreaterThan(0);
  expect(relay.heard.filter((text) => text.includes(MARK))).toEqual([]);
});
