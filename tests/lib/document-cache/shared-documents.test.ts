import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { payloadFor, payloadScript, shareEveryPath } from '@/tests/support/payload';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';

const KEY = '/route-cache/APP_PAGE/0a1b/$/marcas';
const PAGE = { kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE, isFallback: false };
const LIFETIME = { cacheControl: { revalidate: 60, expire: undefined } };

let root = '';
let redis: RedisServer;

beforeEach(async () => {
  redis = await startRedis();
  root = await mkdtemp(join(tmpdir(), 'shared-'));
  await mkdir(join(root, 'server'));
});
afterEach(async () => {
  await redis.remove();
  await rm(root, { recursive: true });
});

/** Next's cache as a server constructs it that has just started. */
async function startServer(buildId: string | null = 'build') {
  shareEveryPath();
  vi.stubEnv('REDIS_URL', redis.url);
  if (buildId) await writeFile(join(root, 'BUILD_ID'), buildId);
  vi.resetModules();
  const { default: DocumentCache } = await import('@/lib/document-cache/cache-handler');
  return new DocumentCache({
    fs: nodeFs,
    serverDistDir: join(root, 'server'),
    flushToDisk: true,
    revalidatedTags: [],
    _requestHeaders: {},
  });
}

const page = (html: string) => ({
  kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
  html: html + payloadScript(payloadFor('/marcas')),
  rscData: Buffer.from(payloadFor('/marcas')),
  headers: {},
  postponed: undefined,
  status: 200,
  segmentData: undefined,
});

const keys = () => redis.keys('*entry*');

/** Repeats what needs Redis until it is as expected: a server does not wait for one that answers late, and asks again. */
const until = (check: () => Promise<unknown>) =>
  vi.waitFor(check, { timeout: 20_000, interval: 100 });

it('completes a document that is shared like one on the disk', async () => {
  const one = await startServer();
  await until(async () => {
    await one.set(KEY, page('<script>self.__next_f.push([1,"x"])</script><p>shared</p>'), LIFETIME);
    expect(await keys()).toHaveLength(1);
  });
  const other = await startServer();
  await until(async () => {
    const entry = await other.get(KEY, PAGE);
    expect(entry?.value).toMatchObject({ html: expect.stringContaining('shared') });
    expect(entry?.value).toHaveProperty(
      ['headers', 'content-security-policy'],
      expect.stringContaining("'sha256-"),
    );
  });
  expect(await readdir(join(root, 'server'))).toEqual([]);
  expect(await (await startServer('next-build')).get(KEY, PAGE)).toBeNull();
});

it('shares neither an error nor an unknown address', async () => {
  const cache = await startServer();
  await until(async () => {
    await cache.set(KEY, page('<main data-document-status="404">x</main>'), LIFETIME);
    expect((await cache.get(KEY, PAGE))?.value).toMatchObject({ status: 404 });
    await cache.set(`${KEY}/x`, page('<main data-document-status="500">x</main>'), LIFETIME);
    await cache.set(`${KEY}/y`, page('<p>product</p>'), LIFETIME);
    expect(await keys()).toEqual([expect.stringMatching(/\/y$/)]);
  });
});

it('shares data with its tags', async () => {
  const data = {
    kind: 'FETCH' as CachedRouteKind.FETCH,
    data: { headers: {}, body: '{"name":"x"}', url: '' },
    revalidate: 60,
  };
  const one = await startServer();
  await until(async () => {
    await one.set('key', data, { fetchCache: true, tags: ['brands'] });
    expect(await keys()).toHaveLength(1);
  });
  const other = await startServer();
  const find = () =>
    other.get('key', { kind: 'FETCH' as IncrementalCacheKind.FETCH, tags: ['brands'] });
  await until(async () => expect((await find())?.value).toMatchObject(data));
  await other.revalidateTag('brands');
  expect(await find()).toBeNull();
});

it('uses the disk where there is no finished build, as in development', async () => {
  const cache = await startServer(null);
  await cache.set(KEY, page('<p>x</p>'), LIFETIME);
  expect(await readdir(join(root, 'server'))).toEqual(['route-cache']);
  expect(await keys()).toEqual([]);
});
