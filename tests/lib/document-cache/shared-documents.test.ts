// @reloaded: each cache that it opens loads its modules anew.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { freshFolder } from '@/tests/support/fresh-folder';
import { shareEveryPath } from '@/tests/support/payload';
import {
  ASKED_DATA,
  ASKED_PAGE,
  LIFETIME,
  openDocumentCache,
  PAGE_KEY,
  pageWithPayload,
  storedData,
} from './samples';
import { serversOnRedis, until } from './servers-on-redis';

const root = freshFolder();
const server = () => join(root(), 'server');
const { redis } = serversOnRedis();

beforeEach(async () => {
  shareEveryPath();
  await mkdir(server());
});

async function startServer(buildId: string | null = 'build') {
  vi.stubEnv('REDIS_URL', redis().url);
  if (buildId) await writeFile(join(root(), 'BUILD_ID'), buildId);
  return openDocumentCache(server());
}

const keys = () => redis().keys('*entry*');
const store = (cache: Awaited<ReturnType<typeof startServer>>, html: string, key = PAGE_KEY) =>
  cache.set(key, pageWithPayload(html), LIFETIME);

it('completes a document that is shared like one on the disk', async () => {
  const one = await startServer();
  await until(async () => {
    const html = '<script>self.__next_f.push([1,"x"])</script><p>shared</p>';
    await store(one, html);
    expect(await keys()).toHaveLength(1);
  });
  const other = await startServer();
  await until(async () =>
    expect((await other.get(PAGE_KEY, ASKED_PAGE))?.value).toMatchObject({
      html: expect.stringContaining('shared'),
      headers: { 'content-security-policy': expect.stringContaining("'sha256-") },
    }),
  );
  expect(await readdir(server())).toEqual([]);
  expect(await (await startServer('next-build')).get(PAGE_KEY, ASKED_PAGE)).toBeNull();
});

it('shares neither an error nor an unknown address', async () => {
  const cache = await startServer();
  await until(async () => {
    await store(cache, '<main data-document-status="404">x</main>');
    expect((await cache.get(PAGE_KEY, ASKED_PAGE))?.value).toMatchObject({ status: 404 });
    await store(cache, '<main data-document-status="500">x</main>', `${PAGE_KEY}/x`);
    await store(cache, '<p>product</p>', `${PAGE_KEY}/y`);
    expect(await keys()).toEqual([expect.stringMatching(/\/y$/)]);
  });
});

it('shares data with its tags', async () => {
  const data = storedData('{"name":"x"}');
  const one = await startServer();
  await until(async () => {
    await one.set('key', data, { fetchCache: true, tags: ['brands'] });
    expect(await keys()).toHaveLength(1);
  });
  const other = await startServer();
  const find = () => other.get('key', { ...ASKED_DATA, tags: ['brands'] });
  await until(async () => expect((await find())?.value).toMatchObject(data));
  await other.revalidateTag('brands');
  expect(await find()).toBeNull();
});

it('uses the disk where there is no finished build, as in development', async () => {
  const cache = await startServer(null);
  await store(cache, '<p>x</p>');
  expect(await readdir(server())).toEqual(['route-cache']);
  expect(await keys()).toEqual([]);
});
