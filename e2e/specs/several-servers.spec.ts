import { once } from 'node:events';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { createClient, RESP_TYPES } from 'redis';
import { type NginxServer, startNginx } from '../../tests/support/nginx-server';
import { type RedisServer, startRedis } from '../../tests/support/redis-server';
import { refresh } from '../fixtures/backend';
import { Catalogue } from '../fixtures/catalogue';
import { type AddedServer, type IsolatedShop, startIsolatedShop } from '../fixtures/isolated-shop';
import {
  allFiles,
  askAll,
  FORM_NAMES,
  findInAnswers,
  findInFiles,
  LEAST_HITS,
} from '../fixtures/marked-addresses';
import { newMark } from '../fixtures/marked-requests';
import { readTexts } from '../fixtures/stored-entries';

const SECRET = 'secret-of-the-servers-test-0123456789';
const ARTICLES = 100;

let redis: RedisServer;
let shop: IsolatedShop;
let other: AddedServer;
let nginx: NginxServer;

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
  await nginx?.remove();
  await shop?.close();
  await redis?.remove();
});

const anyProduct = (catalogue: Catalogue) =>
  catalogue.find(({ stock, cashPercent }) => stock > 0 && cashPercent === 0);

const readCacheState = async (request: APIRequestContext, url: string) =>
  (await request.get(url)).headers()['x-nextjs-cache'];

test('one server’s page is on the other, a changed price on both @smoke', async ({ request }) => {
  const catalogue = new Catalogue(shop.api);
  const { slug, id } = await anyProduct(catalogue);
  const path = `/productos/${slug}`;
  const setPrice = (amount: number) => catalogue.setPrice(id, amount);
  const shown = async (site: string, amount: number) =>
    (await (await request.get(site + path)).text()).includes(`>${amount.toLocaleString('en-US')}<`);

  await setPrice(7_771);
  expect(await readCacheState(request, shop.site + path)).toBe('MISS');
  await expect.poll(() => redis.keys(`*entry*${slug}`)).toHaveLength(1);
  expect(await readCacheState(request, other.site + path)).toBe('HIT');
  expect(await shown(other.site, 7_771)).toBe(true);

  await setPrice(7_772);
  expect((await refresh(shop.site, SECRET, [`product:${id}`])).status).toBe(200);
  await expect.poll(() => shown(other.site, 7_772)).toBe(true);
  expect(await shown(shop.site, 7_772)).toBe(true);
});

test('a document tells an edge how long it is kept, and its tags @smoke', async ({ request }) => {
  const { slug } = await anyProduct(new Catalogue(shop.api));
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

/** The keys, by name or value, that have a mark. */
async function findInRedis(url: string, mark: string): Promise<string[]> {
  const client = createClient({ url }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  await client.connect();
  const keys = (await client.keys('*')).map(String);
  const found: string[] = [];
  let pages = 0;
  for (const key of keys) {
    const raw = (await client.type(key)).toString() === 'string' ? await client.get(key) : null;
    const texts = raw ? readTexts(raw) : '';
    pages += texts.includes('__next_f') ? 1 : 0;
    if (key.includes(mark) || texts.includes(mark)) found.push(key);
  }
  client.destroy();
  // Otherwise the entries have another form, and nothing was read.
  expect(pages).toBeGreaterThan(LEAST_HITS / FORM_NAMES.length);
  return found;
}

// What one server stores alone: `request-secrecy.spec.ts`.
test('nothing of a request is in Redis, nor on a second server that reads from it @smoke', async () => {
  test.slow();
  const product = await anyProduct(new Catalogue(shop.api));
  const mark = newMark();
  await askAll({ site: shop.site, product }, mark);
  const onOther = await findInAnswers({ site: other.site, product }, [mark]);
  expect(onOther.found).toEqual([]);
  expect(onOther.hits).toBeGreaterThan(LEAST_HITS);
  expect(await findInRedis(redis.url, mark)).toEqual([]);
});

test('nothing of a request is in what nginx keeps', async () => {
  test.slow();
  const product = await anyProduct(new Catalogue(shop.api));
  nginx = await startNginx([shop.site]);
  const next = newMark();
  for (const form of FORM_NAMES) await askAll({ site: nginx.site, product }, next, [form]);
  expect((await findInAnswers({ site: nginx.site, product }, [next])).found).toEqual([]);
  expect(allFiles(nginx.folder).length).toBeGreaterThan(1);
  expect(findInFiles(nginx.folder, [next])).toEqual([]);
});

test('pages go on without Redis', async ({ request }) => {
  const { slug } = await anyProduct(new Catalogue(shop.api));
  await redis.stop();
  for (const { site } of [shop, other]) {
    expect((await request.get(`${site}/productos/${slug}`)).status()).toBe(200);
    expect((await request.get(`${site}/api/health/ready`)).status()).toBe(204);
  }
  await redis.start();
});

test('an ended server is not ready, still answers, and then is gone', async ({ request }) => {
  const ended = once(other.process, 'exit');
  expect((await request.get(`${other.site}/api/health/live`)).status()).toBe(204);
  expect((await request.get(`${other.site}/api/health/ready`)).status()).toBe(204);
  other.process.kill('SIGTERM');
  const readiness = async () => (await request.get(`${other.site}/api/health/ready`)).status();
  await expect.poll(readiness).toBe(503);
  expect((await request.get(`${other.site}/robots.txt`)).status()).toBe(200);
  expect((await request.get(`${other.site}/api/health/live`)).status()).toBe(204);
  expect(await ended).toEqual([143, null]);
});
