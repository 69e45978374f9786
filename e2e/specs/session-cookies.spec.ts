import { createServer } from 'node:https';
import { test as base, expect, type Page } from '@playwright/test';
import { createSessions } from '../../lib/session/sessions';
import { createCertificate } from '../../tests/support/certificate';
import { freePort } from '../../tests/support/free-port';
import { listenLocally, startLocalServer } from '../../tests/support/local-server';
import { mapHosts } from '../fixtures/hosts';

/** Names that lead to this machine: the shop, of which only the sessions are here, another site of its domain, and another site. */
const SHOP = 'tienda.nodo.test';
const [SIBLING, STRANGER] = ['blog.nodo.test', 'otra.test'];

const THEIRS = 'theirs';
/** What a site of the same domain can try to put into the shop's place. */
const TOSSED = [
  `__Secure-session=${THEIRS}; Domain=nodo.test; Path=/api/shop-v1; Secure`,
  `__Secure-session=${THEIRS}; Domain=nodo.test; Path=/api; Secure`,
  `__Secure-session.0=${THEIRS}; Domain=nodo.test; Path=/api/shop-v1; Secure`,
  `__Host-device=${THEIRS}; Domain=nodo.test; Path=/; Secure`,
  `__Host-device=${THEIRS}; Path=/; Secure`,
  `session-open=0; Domain=nodo.test; Path=/`,
];
/** What somebody on the way can try, who answers for the shop without https. */
const INJECTED = [`__Secure-session=${THEIRS}; Path=/api`, `__Host-device=${THEIRS}; Path=/`];

/** The shop's two calls: a login, and one that needs its session. */
async function answerCall(request: Request): Promise<Response> {
  const sessions = createSessions(['s'.repeat(40)], true);
  if (!request.url.endsWith('/login'))
    return Response.json({}, { status: (await sessions.read(request)) ? 200 : 401 });
  const session = { token: 'backend.token', expiresIn: 3600, isPersistent: true };
  const { handle, cookies } = await sessions.open(request, session);
  const response = Response.json({ handle });
  for (const cookie of [...cookies, await sessions.setDeviceToken('device.token')])
    response.headers.append('set-cookie', cookie);
  return response;
}

async function startSites() {
  const port = await freePort();
  const site = `https://${SHOP}:${port}`;
  const heard: { host: string; url: string; cookie: string }[] = [];
  const encrypted = createServer(createCertificate(SHOP), async (call, answer) => {
    const { method = 'GET', url = '/', headers } = call;
    const host = String(headers.host).split(':')[0] ?? '';
    heard.push({ host, url, cookie: headers.cookie ?? '' });
    if (host !== SHOP || !url.startsWith('/api')) {
      const cookies = host === SHOP ? [] : TOSSED;
      answer.writeHead(200, { 'content-type': 'text/html', 'set-cookie': cookies }).end('<p>Hola');
      return;
    }
    const { cookie = '', authorization = '' } = headers;
    const init = { method, headers: { cookie, authorization } };
    const response = await answerCall(new Request(site + url, init));
    answer.writeHead(response.status, {
      'content-type': String(response.headers.get('content-type')),
      'set-cookie': response.headers.getSetCookie(),
    });
    answer.end(await response.text());
  });
  const tls = await listenLocally(encrypted, port);
  const plain = await startLocalServer((call, answer) => {
    heard.push({ host: 'plain', url: call.url ?? '/', cookie: call.headers.cookie ?? '' });
    answer.writeHead(200, { 'content-type': 'text/html', 'set-cookie': INJECTED }).end('<p>Hola');
  });
  return {
    site,
    sibling: `https://${SIBLING}:${port}`,
    stranger: `https://${STRANGER}:${port}`,
    plain: `http://${SHOP}:${plain.port}`,
    heard,
    close: () => Promise.all([tls.close(), plain.close()]),
  };
}

// What a browser does with the session's cookies on https, of a shop whose domain has other sites.
const test = base.extend<object, { sites: Awaited<ReturnType<typeof startSites>> }>({
  sites: [
    async ({ browserName }, use) => {
      void browserName;
      const sites = await startSites();
      await use(sites);
      await sites.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ ignoreHTTPSErrors: true, launchOptions: mapHosts('*.test 127.0.0.1') });

/** A call of a page of the shop. @returns its status and the handle in its answer */
const call = (page: Page, method: string, path: string, handle = '') =>
  page.evaluate(
    async ([sent, to, bearer]) => {
      const headers = { authorization: `Bearer ${bearer}` };
      const response = await fetch(`/api${to}`, { method: sent, headers });
      return { status: response.status, handle: String((await response.json()).handle) };
    },
    [method, path, handle] as const,
  );

const self = (page: Page, handle: string) =>
  call(page, 'GET', '/shop-v1/customers/-actions/self', handle);

async function logIn(page: Page, site: string): Promise<string> {
  await page.goto(`${site}/login`);
  return (await call(page, 'POST', '/eshop/login')).handle;
}

test('are for https, for this site and not for scripts, and go where they are needed @smoke', async ({
  page,
  context,
  sites: { site, heard },
}) => {
  const handle = await logIn(page, site);
  const flags = { domain: SHOP, secure: true, sameSite: 'Strict' };
  expect(await context.cookies()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...flags, name: '__Secure-session', path: '/api', httpOnly: true }),
      expect.objectContaining({ ...flags, name: '__Host-device', path: '/', httpOnly: true }),
      expect.objectContaining({ ...flags, name: 'session-open', path: '/', httpOnly: false }),
    ]),
  );
  expect(await page.evaluate(() => document.cookie)).toBe('session-open=1');
  expect((await self(page, handle)).status).toBe(200);
  expect((await self(page, 'x'.repeat(43))).status).toBe(401);

  heard.length = 0;
  await page.goto(`${site}/login`);
  expect(heard.map(({ url }) => url)).toContain('/login');
  const documents = heard.filter(({ url }) => !url.startsWith('/api'));
  expect(documents.filter(({ cookie }) => cookie.includes('__Secure-session'))).toEqual([]);
});

test('of another site of the domain do not get into their place @smoke', async ({
  page,
  sites: { site, sibling, heard },
}) => {
  await page.goto(sibling);
  const handle = await logIn(page, site);
  const device = async () => {
    const cookies = await page.context().cookies(site);
    return cookies.filter(({ name }) => name === '__Host-device').map(({ value }) => value);
  };
  const [own = ''] = await device();
  // Before the login and after it.
  for (let visit = 0; visit < 2; visit++) {
    heard.length = 0;
    expect((await self(page, handle)).status).toBe(200);
    const { cookie = '' } = heard.find(({ url }) => url.endsWith('/self')) ?? {};
    // They did arrive, and the one with the longer path comes first.
    expect(cookie).toMatch(/^__Secure-session(\.0)?=theirs/);
    expect(cookie.match(/__Secure-session=/g)).toHaveLength(3);
    expect(cookie.match(/__Host-device=[^;]+/g)).toEqual([`__Host-device=${own}`]);
    const other = await page.context().newPage();
    await other.goto(sibling);
    await other.close();
  }
  expect(await device()).toEqual([own]);
});

test('do not go along when another site calls or leads to the shop @smoke', async ({
  page,
  sites: { site, stranger, heard },
}) => {
  await logIn(page, site);
  await page.goto(stranger);
  heard.length = 0;
  await page.evaluate(
    (to) => fetch(to, { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' }),
    `${site}/api/eshop/logout`,
  );
  await page.evaluate((to) => location.assign(to), `${site}/api/shop-v1/stores`);
  await page.waitForURL(`${site}/**`);
  const ofShop = heard.filter(({ host, url }) => host === SHOP && url.startsWith('/api'));
  expect(ofShop.map(({ url, cookie }) => [url, cookie])).toEqual([
    ['/api/eshop/logout', ''],
    ['/api/shop-v1/stores', ''],
  ]);
  // So nobody was signed out.
  const kept = await page.context().cookies(`${site}/api`);
  expect(kept.map(({ name }) => name)).toContain('__Secure-session');
});

test('neither go over plain http nor can be set there @smoke', async ({
  page,
  context,
  sites: { site, plain, heard },
}) => {
  const handle = await logIn(page, site);
  const before = await context.cookies(site);
  heard.length = 0;
  await page.goto(`${plain}/api/`);
  expect(heard.find(({ host }) => host === 'plain')?.cookie).toBe('');
  expect(await context.cookies(site)).toEqual(before);
  await page.goto(`${site}/login`);
  expect((await self(page, handle)).status).toBe(200);
});
