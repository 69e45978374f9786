import { readdir } from 'node:fs/promises';
import { zstdCompressSync } from 'node:zlib';
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import type { RouteKind } from 'next/dist/server/route-kind';
import { beforeEach, expect, it, vi } from 'vitest';
import { freshFolder } from '@/tests/support/fresh-folder';
import { payloadFor, payloadScript, shareEveryPath } from '@/tests/support/payload';
import { ASKED_PAGE, LIFETIME, storedPage } from './samples';

const MEMORY_MB = 4;
const SHARE = (MEMORY_MB * 1024 ** 2) / 10;
const LIFETIMES_MAX = 2 * 1024 ** 2;
const ADDRESSES = 600;
/** As long as a server takes them. */
const LONG = 'x'.repeat(8000);

const NO_ROUTES = { routes: {}, dynamicRoutes: {} };
const PREVIEW = { previewModeId: 'x', previewModeSigningKey: 'x', previewModeEncryptionKey: 'x' };

const folder = freshFolder();
beforeEach(shareEveryPath);

const context = {
  ...ASKED_PAGE,
  route: { kind: 'APP_PAGE' as RouteKind.APP_PAGE, sourceRoute: '/productos/[slug]/page' },
  isRoutePPREnabled: false,
} as const;

/** Next's cache of a server as its routes use it, with the shop's own behind it. */
async function startServer(): Promise<IncrementalCache> {
  vi.stubEnv('CACHE_MEMORY_MB', String(MEMORY_MB));
  vi.resetModules();
  const { default: DocumentCache } = await import('@/lib/document-cache/cache-handler');
  return new IncrementalCache({
    fs: nodeFs,
    dev: false,
    flushToDisk: true,
    serverDistDir: folder(),
    requestHeaders: {},
    previewProps: PREVIEW,
    prerenderManifest: { version: 4, ...NO_ROUTES, notFoundRoutes: [], preview: PREVIEW },
    CurCacheHandler: DocumentCache as never,
  });
}

/** A document with its address in each of its tags, as Next makes it. */
const documentOf = (path: string, content: string) => {
  const payload = payloadFor('/x');
  const body = `${content}<p>${'page '.repeat(200)}</p>${payloadScript(payload)}`;
  return storedPage(`<!DOCTYPE html><html><body>${body}</body></html>`, {
    rscData: Buffer.from(payload + 'payload '.repeat(200)),
    headers: { 'x-next-cache-tags': `_N_T_${path},_N_T_${path}/layout,_N_T_${path}/page` },
  });
};

const NOT_FOUND = '<main data-document-status="404"></main>';
const PATHS = [
  (number: number) => [`/productos/x${number}`, NOT_FOUND],
  (number: number) => [`/productos/${LONG}${number}`, NOT_FOUND],
  (number: number) => [`/listado/precio_max=${number}`, '<main></main>'],
  (number: number) => [`/listado/q=${number}${LONG.slice(0, 100)}`, '<main></main>'],
] as const;

const store = (cache: IncrementalCache, path: string, content: string) =>
  cache.set(path, documentOf(path, content), { ...context, ...LIFETIME });

/** Bytes of all texts and buffers of a document that is still there, as they are held. */
async function heldBytesOf(cache: IncrementalCache, path: string): Promise<number> {
  const value = (await cache.get(path, context))?.value;
  if (value?.kind !== 'APP_PAGE') return 0;
  const headers = Object.values(value.headers ?? {}).join('');
  const compressed = [value.html, value.rscData ?? ''].map((text) => zstdCompressSync(text).length);
  return compressed.reduce((all, bytes) => all + bytes, path.length + headers.length);
}

it('holds no more of made-up addresses than their share of the memory, and nothing on the disk', async () => {
  const cache = await startServer();
  await store(cache, '/productos/known', '<main>known</main>');
  const known = await readdir(folder(), { recursive: true });
  const paths: string[] = [];
  for (let number = 0; number < ADDRESSES; number++) {
    const [path = '', content = ''] = PATHS[number % PATHS.length]?.(number) ?? [];
    paths.push(path);
    await store(cache, path, content);
  }
  expect(await readdir(folder(), { recursive: true })).toEqual(known);
  let held = 0;
  for (const path of paths) held += await heldBytesOf(cache, path);
  expect(held).toBeLessThanOrEqual(SHARE);
  // The share is used: those asked for last are there.
  expect(held).toBeGreaterThan(SHARE / 2);
  expect(await heldBytesOf(cache, '/productos/known')).toBeGreaterThan(0);
});

it('lets Next forget how long made-up addresses were to be kept', async () => {
  const cache = await startServer();
  for (let number = 0; number < ADDRESSES; number++)
    await store(cache, `/productos/${LONG}${number}`, NOT_FOUND);
  const lifetimes = new SharedCacheControls(NO_ROUTES as never);
  const known = Array.from({ length: ADDRESSES }, (_, number) =>
    lifetimes.get(`/productos/${LONG}${number}`, context.route),
  ).filter(Boolean);
  expect(known.length).toBeLessThanOrEqual(LIFETIMES_MAX / LONG.length);
  expect(known.length).toBeGreaterThan(0);
});
