import { randomBytes } from 'node:crypto';
import * as fsPromises from 'node:fs/promises';
import { join } from 'node:path';
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache';
import { beforeEach, expect, it, vi } from 'vitest';
import { freshFolder } from '@/tests/support/fresh-folder';
import { recordLog } from '@/tests/support/logged-lines';
import { ASKED_DATA, ASKED_PAGE, PAGE_KEY, storeContext, storedData, storedPage } from './samples';

const { mkdir, readdir, readFile, stat, writeFile } = fsPromises;

/** What writes the next file instead. */
let write: typeof writeFile | undefined;
vi.mock('node:fs/promises', async (load) => {
  const original = await load<typeof fsPromises>();
  const writeFile: typeof original.writeFile = (...args) => {
    const once = write ?? original.writeFile;
    write = undefined;
    return once(...args);
  };
  return { ...original, writeFile };
});

const MEBIBYTE = 1024 * 1024;
const LIFETIME = { cacheControl: { revalidate: 60, expire: 3600 } };
const keyOf = (path: string) => `/route-cache/APP_PAGE/0a1b/$/${path}`;
const NOW = Date.parse('2026-11-24T18:00:00Z');

const root = freshFolder();
let server = '';
beforeEach(async () => {
  server = join(root(), 'server');
  await mkdir(server);
});

const segmentData = new Map([['/_tree', Buffer.from('tree')]]);
const page = (html: string, tags = 'brands,search') =>
  storedPage(html, { headers: { 'x-next-cache-tags': tags }, segmentData });
/** A page that takes this many bytes, however it is compressed. */
const large = (bytes: number) =>
  storedPage(randomBytes(bytes).toString('base64'), { rscData: Buffer.from('payload') });

const API = 'https://api.example';
/** The stores of a process that has just started, as often as Next constructs them. */
async function startServer({ build = 'build', api = API, memoryMb = 8, diskMb = 8 } = {}) {
  await writeFile(join(root(), 'BUILD_ID'), build);
  const env = { API_URL: api, CACHE_MEMORY_MB: `${memoryMb}`, CACHE_DISK_MB: `${diskMb}` };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const { DiskStore } = await import('@/lib/document-cache/disk-store');
  const store = new DiskStore(storeContext(server));
  const find = (key = PAGE_KEY) => store.find([key, ASKED_PAGE], () => true);
  return {
    store,
    find,
    another: (folder?: string) => new DiskStore(storeContext(folder)),
    write: (html: string, key = PAGE_KEY) => store.set(key, page(html), LIFETIME),
    async read(key = PAGE_KEY) {
      const value = (await find(key))?.value;
      return value?.kind === 'APP_PAGE' ? value.html : null;
    },
    /** Whether Next answers with the page and makes it anew. */
    async isOutdated() {
      const entry = await find();
      const lifetime = Number(entry?.cacheControl?.revalidate);
      return entry && Date.now() - entry.lastModified > lifetime * 1000;
    },
  };
}

async function storedFiles(folder = join(server, 'route-cache')): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
}
const onlyFile = async () => {
  const [file = '', ...others] = await storedFiles();
  expect(others).toEqual([]);
  return file;
};
const storedBytes = async () => {
  const files = await Promise.all((await storedFiles()).map((file) => stat(file)));
  return files.reduce((all, { size }) => all + size, 0);
};

it('gives pages, files and data after a restart as they were', async () => {
  const one = await startServer();
  const body = Buffer.from([0, 255]);
  const route = { kind: 'APP_ROUTE' as CachedRouteKind.APP_ROUTE, body, headers: {}, status: 200 };
  const text = `<p>${'Envío — '.repeat(5000)}`;
  await one.write(text);
  await one.store.set('/icon', route, LIFETIME);
  await one.store.set('data', storedData('{"ñ":1}'), { fetchCache: true, tags: ['brands'] });
  const made = Date.now();
  const two = await startServer();
  const entry = await two.find();
  expect(entry).toMatchObject({ value: page(text), ...LIFETIME });
  expect(Math.abs(made - (entry?.lastModified ?? 0))).toBeLessThan(5000);
  const routeKind = 'APP_ROUTE' as IncrementalCacheKind.APP_ROUTE;
  const icon = await two.store.find(['/icon', { kind: routeKind, isFallback: false }], () => true);
  expect(icon?.value).toEqual(route);
  const found = await two.store.find(['data', { ...ASKED_DATA, tags: ['brands'] }], () => true);
  expect(found?.value).toEqual(storedData('{"ñ":1}'));
});

it('gives nothing of another build or backend', async () => {
  await (await startServer()).write('old');
  expect(await (await startServer({ build: 'next' })).read()).toBeNull();
  const moved = { api: 'https://other.example' };
  const { read, write } = await startServer(moved);
  expect(await read()).toBeNull();
  await write('new');
  expect(await (await startServer(moved)).read()).toBe('new');
  expect(await (await startServer()).read()).toBe('old');
  const folders = await readdir(join(server, 'route-cache'));
  expect(folders.sort()).toEqual(['https%3A%2F%2Fapi.example', 'https%3A%2F%2Fother.example']);
});

it('shares the memory with every other that the process constructs, also without a directory', async () => {
  const { store, read, another } = await startServer();
  await store.setInMemory(PAGE_KEY, page('known'), LIFETIME);
  for (const other of [another(server), another()]) {
    const entry = await other.find([PAGE_KEY, ASKED_PAGE], () => true);
    expect(entry?.value).toMatchObject({ html: 'known' });
  }
  await another().revalidateTag('search', { expire: 0 });
  expect(await read()).toBeNull();
});

it('writes no short-lived entry, and gives none that must not be used', async () => {
  const { store, read } = await startServer();
  await store.setInMemory(PAGE_KEY, page('made up'), LIFETIME);
  expect(await read()).toBe('made up');
  expect(await storedFiles()).toEqual([]);
  await store.set(PAGE_KEY, page('other features'), LIFETIME);
  for (const one of [store, (await startServer()).store])
    expect(await one.find([PAGE_KEY, ASKED_PAGE], () => false)).toBeNull();
});

it.each([
  ['at once', { expire: 0 }],
  ['without a profile', undefined],
])('ends what has a refreshed tag, %s, in memory and on the disk', async (_, profile) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const one = await startServer();
  await one.write('old');
  await one.store.set(keyOf('other'), page('other', 'stores'), LIFETIME);
  const two = await startServer();
  vi.setSystemTime(NOW + 1000);
  for (const { store, read } of [one, two]) {
    await store.revalidateTag(['brands', 'banners'], profile);
    expect(await read()).toBeNull();
    expect(await read(keyOf('other'))).toBe('other');
    // Whether the address had a page is known all the same.
    expect(await store.readHtml(PAGE_KEY)).toBe('old');
  }
  vi.setSystemTime(NOW + 2000);
  await two.write('new');
  expect(await two.read()).toBe('new');
});

it('lets a page answer while it is made anew, with a profile that allows it, until that ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const { store, write, isOutdated, read } = await startServer();
  await write('old');
  vi.setSystemTime(NOW + 1000);
  expect(await isOutdated()).toBe(false);
  await store.revalidateTag('search', {});
  expect(await isOutdated()).toBe(true);
  await store.revalidateTag('search', { expire: 10 });
  expect(await isOutdated()).toBe(true);
  vi.setSystemTime(NOW + 12_000);
  expect(await read()).toBeNull();
  await write('new');
  expect(await isOutdated()).toBe(false);
});

it('ends data by the tags, and those of its path, with which it is asked for', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const { store } = await startServer();
  await store.set('data', storedData('[]'), { fetchCache: true, tags: ['brands'] });
  const find = (tags: string[], softTags: string[] = []) =>
    store.find(['data', { ...ASKED_DATA, tags, softTags }], () => true);
  vi.setSystemTime(NOW + 1000);
  await store.revalidateTag('brands', { expire: 0 });
  expect(await find(['stores'])).not.toBeNull();
  expect(await find(['brands'])).toBeNull();
  expect(await find([], ['brands'])).toBeNull();
});

it.each<[string, (own: Buffer) => Buffer]>([
  ['cut off', (own) => own.subarray(0, own.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['something else', () => Buffer.from('something else')],
])('makes a page anew whose file is %s', async (_, broken) => {
  await (await startServer()).write('page');
  const file = await onlyFile();
  await writeFile(file, broken(await readFile(file)));
  const { read, write } = await startServer();
  expect(await read()).toBeNull();
  await write('new');
  expect(await (await startServer()).read()).toBe('new');
});

it('does not take a file for newer that it read while the page was made anew', async () => {
  await (await startServer()).write('old');
  const { write, read } = await startServer();
  const reading = read();
  const writing = write('new');
  expect(await reading).toBe('new');
  await writing;
  expect(await read()).toBe('new');
});

it('is never read half written', async () => {
  const one = await startServer();
  await one.write('earlier');
  const two = await startServer();
  write = async (path, content) => {
    await writeFile(path, (content as Buffer).subarray(0, 50));
    expect(await two.store.readHtml(PAGE_KEY)).toBe('earlier');
    await writeFile(path, content);
  };
  await one.write('newer');
  expect(write).toBeUndefined();
  expect(await two.store.readHtml(PAGE_KEY)).toBe('newer');
});

it('goes on from memory when the disk is full, says so, and keeps what it has', async () => {
  const lines = recordLog();
  const one = await startServer();
  await one.write('earlier');
  write = async (path) => {
    await writeFile(path, 'half');
    const message = `ENOSPC: no space left on device, write '${path}'`;
    throw Object.assign(new Error(message), { code: 'ENOSPC' });
  };
  await one.write('no room for it');
  expect(await one.read()).toBe('no room for it');
  await onlyFile();
  expect(await (await startServer()).read()).toBe('earlier');
  expect(lines()).toMatchObject([{ event: 'document-not-written', reason: 'ENOSPC' }]);
});

it('goes on from memory when nothing can be written', async () => {
  const lines = recordLog();
  await writeFile(join(server, 'route-cache'), 'a file where the directory was to be');
  const { write, read } = await startServer();
  await write('page');
  expect(await read()).toBe('page');
  expect(await read(keyOf('other'))).toBeNull();
  expect(lines()).toMatchObject([{ event: 'document-not-written' }]);
});

it('deletes the files that were not used for the longest time', async () => {
  // Larger than the memory, so that each is read from its file.
  const { store } = await startServer({ memoryMb: 1, diskMb: 8 });
  const has = async (name: string) => (await store.readHtml(keyOf(name))) !== null;
  const add = (name: string) => store.set(keyOf(name), large(MEBIBYTE), LIFETIME);
  for (const name of 'abcdefg') await add(name);
  // Each counts once, however often it is written.
  for (let time = 0; time < 4; time++) await add('g');
  expect(await has('a')).toBe(true);
  await add('h');
  await vi.waitFor(async () => expect(await storedBytes()).toBeLessThan(8 * MEBIBYTE));
  expect(await storedBytes()).toBeGreaterThan(6 * MEBIBYTE);
  expect(await Promise.all(['a', 'b', 'c', 'h'].map(has))).toEqual([true, false, true, true]);
});

it('counts what earlier processes and builds have left, and nothing elsewhere', async () => {
  const old = await startServer({ build: 'old', diskMb: 8 });
  for (const key of 'abcdefghijkl') await old.store.set(keyOf(key), large(100_000), LIFETIME);
  await writeFile(join(server, 'elsewhere.html'), randomBytes(MEBIBYTE));
  await (await startServer({ diskMb: 1 })).write('new');
  await vi.waitFor(async () => expect(await storedBytes()).toBeLessThan(MEBIBYTE));
  expect(await storedBytes()).toBeGreaterThan(MEBIBYTE * 0.8);
  expect(await (await startServer()).read()).toBe('new');
  expect(await readdir(server)).toContain('elsewhere.html');
});

it('keeps no file that is larger than all may be', async () => {
  const { store, write, read } = await startServer({ diskMb: 1 });
  await write('small');
  await store.set(keyOf('x'), large(1.5 * MEBIBYTE), LIFETIME);
  await onlyFile();
  expect(await read()).toBe('small');
});

it('reads the documents of the build, writes none of them, and rather has those that were made since', async () => {
  const { getRouteCacheKey } = await import('next/dist/server/lib/route-cache-key');
  const owner = { kind: 'APP_PAGE' as never, sourceRoute: '/aviso/page' };
  const key = getRouteCacheKey('/aviso', owner);
  const app = join(server, 'app');
  await mkdir(app);
  const meta = { status: 200, headers: {}, routeCache: { key, owner, isFallback: false } };
  await writeFile(join(app, 'aviso.html'), 'of the build');
  await writeFile(join(app, 'aviso.rsc'), 'payload');
  await writeFile(join(app, 'aviso.meta'), JSON.stringify(meta));
  const one = await startServer();
  const value = { html: 'of the build', rscData: Buffer.from('payload') };
  expect((await one.find(key))?.value).toMatchObject(value);
  expect(await storedFiles()).toEqual([]);
  await one.write('newer', key);
  expect(await one.read(key)).toBe('newer');
  expect(await (await startServer()).read(key)).toBe('newer');
  expect(await readFile(join(app, 'aviso.html'), 'utf8')).toBe('of the build');
  expect(await one.read('/route-cache/APP_PAGE/other/$/aviso')).toBeNull();
});
