import { once } from 'node:events';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { type RedisServer, startRedis } from '../../tests/support/redis-server';
import { Catalogue } from '../fixtures/catalogue';
import { type AddedServer, type IsolatedShop, startIsolatedShop } from '../fixtures/isolated-shop';

const SECRET = 'secret-of-the-servers-test-0123456789';
const ARTICLES = 100;

let redis: RedisServer;
let shop: IsolatedShop;
let other: AddedServer;

// The servers belong to all of the tests, of which the last one ends one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  redis = await startRedis();
  shop = await startIsolatedShop(ARTICLES, {
    REFRESH_SECRET: SECRET,
    REDIS_URL: redis.url,
    SHUTDOWN_SECONDS: '8',
  });
  other = await shop.addServer();
});
test.afterAll(async () => {
  await shop?.close();
  await redis?.remove();
});

const anyProduct = (catalogue: Catalogue) =>
  catalogue.find(({ stock, cashPercent }) => stock > 0 && cashPercent === 0);

const readCacheState = async (request: APIRequestContext, url: string) =>
  (await request.get(url)).headers()['x-nextjs-cache'];

test('a page that one server made is there on the other, and a changed price on both', async ({
  request,
}) => {
  const catalogue = new Catalogue(request, shop.api);
  const { slug, id } = await anyProduct(catalogue);
  const path = `/productos/${slug}`;
  const setPrice = (amount: number) =>
    catalogue.control('price', { productId: id, current_price_with_tax: amount });
  const shown = async (site: string, amount: number) =>
    (await (await request.get(site + path)).text()).includes(`>${amount.toLocaleString('en-US')}<`);

  await setPrice(7_771);
  expect(await readCacheState(request, shop.site + path)).toBe('MISS');
  await expect.poll(() => redis.keys(`*entry*${slug}`)).toHaveLength(1);
  expect(await readCacheState(request, other.site + path)).toBe('HIT');
  expect(await shown(other.site, 7_771)).toBe(true);

  await setPrice(7_772);
  const headers = { 'x-refresh-secret': SECRET };
  const data = { tags: [`product:${id}`] };
  expect((await request.post(`${shop.site}/api/refresh`, { data, headers })).status()).toBe(200);
  await expect.poll(() => shown(other.site, 7_772)).toBe(true);
  expect(await shown(shop.site, 7_772)).toBe(true);
});

test('a document tells an edge how long it may be kept and which tags it has', async ({
  request,
}) => {
  const { slug } = await anyProduct(new Catalogue(request, shop.api));
  const url = `${shop.site}/productos/${slug}`;
  const first = await request.get(url);
  const headers = first.headers();
  expect(headers['cache-control']).toMatch(
    /^public, max-age=0, s-maxage=\d{2,3}, stale-if-error=86400$/,
  );
  expect(headers['cache-tag']?.split(',')).toContain(`product:${slug}`);
  expect(headers['surrogate-key']?.split(' ')).toContain(`product:${slug}`);
  expect(headers.vary).toMatch(/\brsc\b/i);
  expect(headers['set-cookie']).toBeUndefined();
  const again = await request.get(url, { headers: { 'if-none-match': headers.etag ?? '' } });
  expect(again.status()).toBe(304);
  const payload = await request.get(`${url}?_rsc=1`, { headers: { rsc: '1' } });
  expect(payload.headers()['content-type']).toContain('text/x-component');
  const unknown = await request.get(`${shop.site}/productos/no-existe`);
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['cache-control']).toContain('s-maxage=60,');
  const noRoute = await request.get(`${shop.site}/no-existe/nada`);
  expect(noRoute.status()).toBe(404);
  expect(noRoute.headers()['cache-control']).not.toContain('public');
});

test('pages go on without Redis', async ({ request }) => {
  const { slug } = await anyProduct(new Catalogue(request, shop.api));
  await redis.stop();
  for (const { site } of [shop, other]) {
    expect((await request.get(`${site}/productos/${slug}`)).status()).toBe(200);
    expect((await request.get(`${site}/api/health/ready`)).status()).toBe(204);
  }
  await redis.start();
});

test('a server that is ended is not ready, still answers, and then is gone', async ({
  request,
}) => {
  const ended = once(other.process, 'exit');
  expect((await request.get(`${other.site}/api/health/live`)).status()).toBe(204);
  expect((await request.get(`${other.site}/api/health/ready`)).status()).toBe(204);
  other.process.kill('SIGTERM');
  await expect
    .poll(async () => (await request.get(`${other.site}/api/health/ready`)).status())
    .toBe(503);
  expect((await request.get(`${other.site}/robots.txt`)).status()).toBe(200);
  expect((await request.get(`${other.site}/api/health/live`)).status()).toBe(204);
  expect(await ended).toEqual([143, null]);
});
