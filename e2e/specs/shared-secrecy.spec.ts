import { expect, test } from '@playwright/test';
import { createClient, RESP_TYPES } from 'redis';
import { type NginxServer, startNginx } from '../../tests/support/nginx-server';
import { type RedisServer, startRedis } from '../../tests/support/redis-server';
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

/*
 * What one server stores and others send: Redis with a second server, and nginx. Like `request-secrecy.spec.ts`, beside which it
 * runs.
 */

// Seconds on a quiet machine; servers start in between.
test.beforeEach(() => test.slow());
// The second test asks the shop of the first.
test.describe.configure({ mode: 'serial' });

let redis: RedisServer;
let shop: IsolatedShop;
let second: AddedServer;
let nginx: NginxServer;
let product: { slug: string; id: string };

test.beforeAll(async ({ playwright }) => {
  redis = await startRedis();
  shop = await startIsolatedShop(40, { REDIS_URL: redis.url });
  second = await shop.addServer();
  const request = await playwright.request.newContext();
  product = await new Catalogue(request, shop.api).find(({ stock }) => stock > 0);
  await request.dispose();
});
test.afterAll(async () => {
  await nginx?.remove();
  await shop?.close();
  await redis?.remove();
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

test('nothing of a request is in Redis, nor on a second server that reads from it', async () => {
  const mark = newMark();
  await askAll({ site: shop.site, product }, mark);
  const { found, hits } = await findInAnswers({ site: second.site, product }, [mark]);
  expect(found).toEqual([]);
  expect(hits).toBeGreaterThan(LEAST_HITS);
  expect(await findInRedis(redis.url, mark)).toEqual([]);
});

test('nor in what nginx keeps', async () => {
  nginx = await startNginx([shop.site]);
  const mark = newMark();
  for (const form of FORM_NAMES) await askAll({ site: nginx.site, product }, mark, [form]);
  const { found } = await findInAnswers({ site: nginx.site, product }, [mark]);
  expect(found).toEqual([]);
  expect(allFiles(nginx.folder).length).toBeGreaterThan(1);
  expect(findInFiles(nginx.folder, [mark])).toEqual([]);
});
