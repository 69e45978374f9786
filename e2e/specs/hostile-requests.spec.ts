import { expect, test } from '@playwright/test';
import { NO_DOCUMENT_POLICY } from '../../lib/csp/complete-answers';
import { sendRaw } from '../../tests/support/raw-http';
import { startBehindNginx } from '../fixtures/edge-shop';
import { ask } from '../fixtures/marked-requests';

// The headers of a visitor: `hostile-headers.spec.ts`.

// One shop for all of them.
test.describe.configure({ mode: 'serial' });
let edge: Awaited<ReturnType<typeof startBehindNginx>>;
test.beforeAll(async () => {
  edge = await startBehindNginx(10);
});
test.afterAll(() => edge?.close());

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
  const { shop, nginx } = edge;
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
      const policy = answer?.headers.get('content-security-policy');
      expect.soft(policy, path).toMatch(/^default-src 'none'; script-src 'self' [^,]*$/);
      expect.soft(answer?.headers.get('x-frame-options'), path).toBe('DENY');
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
  const { shop, nginx } = edge;
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
