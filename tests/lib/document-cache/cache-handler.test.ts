import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ENDS_ATTRIBUTE } from '@/lib/document/document-end';
import { shareDocumentAddress } from '@/lib/request-guard/shared-document-address';
import { recordLog } from '@/tests/support/logged-lines';
import { payloadFor, payloadScript, shareEveryPath } from '@/tests/support/payload';

const KEY = '/route-cache/APP_PAGE/0a1b/$/marcas';
let root = '';

beforeEach(async () => {
  shareEveryPath();
  root = await mkdtemp(join(tmpdir(), 'documents-'));
});
afterEach(async () => await rm(root, { recursive: true }));

/** The cache of a server that has just started with an API_URL, on the same files as the others. */
async function startServer(apiUrl: string, features = '') {
  vi.stubEnv('API_URL', apiUrl);
  vi.stubEnv('FEATURES', features);
  vi.resetModules();
  const { default: DocumentCache } = await import('@/lib/document-cache/cache-handler');
  const cache = new DocumentCache({
    fs: nodeFs,
    serverDistDir: root,
    flushToDisk: true,
    revalidatedTags: [],
    _requestHeaders: {},
  });
  return {
    cache,
    store: (
      html: string,
      cacheControl = { revalidate: 60, expire: undefined },
      payload = payloadFor('/marcas'),
    ) =>
      cache.set(
        KEY,
        {
          kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
          html: html + payloadScript(payload),
          rscData: Buffer.from(payload),
          headers: {},
          postponed: undefined,
          status: 200,
          segmentData: undefined,
        },
        { cacheControl },
      ),
    async readAnswer() {
      const entry = await cache.get(KEY, {
        kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
        isFallback: false,
      });
      return entry?.value?.kind === 'APP_PAGE' ? entry.value : null;
    },
    async readStatus() {
      return (await this.readAnswer())?.status ?? null;
    },
    async read() {
      const entry = await cache.get(KEY, {
        kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
        isFallback: false,
      });
      return entry?.value && 'html' in entry.value
        ? entry.value.html.replace(/<script>.*<.script>$/s, '')
        : null;
    },
  };
}

it('lets a document count until its first offer ends, and no longer than usual', async () => {
  const { store } = await startServer('https://api.example');
  const lifetimeWith = async (seconds: number) => {
    const cacheControl = { revalidate: 60, expire: undefined };
    const end = new Date(Date.now() + seconds * 1000).toISOString();
    await store(`<p ${ENDS_ATTRIBUTE}="${end}">`, cacheControl);
    return cacheControl.revalidate;
  };
  expect(await lifetimeWith(20)).toBeLessThanOrEqual(20);
  expect(await lifetimeWith(300)).toBe(60);
});

it('takes entities for outdated when one of their offers has ended since', async () => {
  const { cache } = await startServer('https://api.example');
  const revalidate = 300;
  const isOutdatedAfter = async (key: string, body: string, seconds: number) => {
    const value = {
      kind: 'FETCH' as CachedRouteKind.FETCH,
      data: { headers: {}, body, url: '' },
      revalidate,
    };
    vi.setSystemTime('2026-11-24T17:59:30Z');
    await cache.set(key, value, { fetchCache: true });
    vi.advanceTimersByTime(seconds * 1000);
    const entry = await cache.get(key, { kind: 'FETCH' as IncrementalCacheKind.FETCH, revalidate });
    expect(entry?.value).toEqual(value);
    return Date.now() - (entry?.lastModified ?? 0) > revalidate * 1000;
  };
  const offers = JSON.stringify([{ key: 'offers', endsUtc: '2026-11-24T18:00:00Z' }]);
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await isOutdatedAfter('a', offers, 29)).toBe(false);
  expect(await isOutdatedAfter('b', offers, 30)).toBe(true);
  expect(await isOutdatedAfter('c', '[]', 200)).toBe(false);
});

it('serves a stored document after a restart, but not one of another backend', async () => {
  await (await startServer('https://old.example')).store('<p>old</p>');
  const restarted = await startServer('https://old.example');
  expect(await restarted.read()).toBe('<p>old</p>');

  const moved = await startServer('https://new.example');
  expect(await moved.read()).toBeNull();
  await moved.store('<p>new</p>');
  expect(await (await startServer('https://new.example')).read()).toBe('<p>new</p>');
  expect(await (await startServer('https://old.example')).read()).toBe('<p>old</p>');
  expect((await readdir(join(root, 'route-cache'))).sort()).toEqual([
    'https%3A%2F%2Fnew.example',
    'https%3A%2F%2Fold.example',
  ]);
});

it('is constructed without a directory too, as Next does for code that has no documents', async () => {
  const { default: DocumentCache } = await import('@/lib/document-cache/cache-handler');
  const context = { revalidatedTags: [], _requestHeaders: {} };
  expect(() => Reflect.construct(DocumentCache, [context])).not.toThrow();
});

it('makes a document again that was made with other features', async () => {
  const API = 'https://api.example';
  const whole =
    '<!DOCTYPE html><html lang="es-MX"><body><p data-without="x">whole</p></body></html>';
  const reduced = '<!DOCTYPE html><html lang="es-MX" data-without="reviews wallet"></html>';
  await (await startServer(API)).store(whole);
  expect(await (await startServer(API)).read()).toBe(whole);
  const restarted = await startServer(API, '-wallet,-reviews');
  expect(await restarted.read()).toBeNull();
  await restarted.store(reduced);
  expect(await restarted.read()).toBe(reduced);
  expect(await (await startServer(API, '-wallet')).read()).toBeNull();
});

it('makes a document of the build again that names pictures of another backend', async () => {
  const documentFor = (api: string) => `<!DOCTYPE html><html lang="es-MX" data-media="${api}/">`;
  const server = await startServer('https://new.example');
  await server.store(documentFor('https://old.example'));
  expect(await server.read()).toBeNull();
  await server.store(documentFor('https://new.example'));
  expect(await server.read()).toBe(documentFor('https://new.example'));
});

const NOT_FOUND = '<main data-document-status="404">x</main>';

it('keeps an unknown address in memory only', async () => {
  const server = await startServer('https://old.example');
  await server.store(NOT_FOUND);
  expect(await server.readStatus()).toBe(404);
  expect(await readdir(root)).toEqual([]);
});

it('leads another writing of an address to the one that exists, and keeps it in memory only', async () => {
  const server = await startServer('https://old.example');
  const moved = '<div data-document-status="308" data-document-location="/productos/x%20y">x</div>';
  await server.store(moved);
  expect(await server.readStatus()).toBe(308);
  expect((await server.readAnswer())?.headers).toMatchObject({ location: '/productos/x%20y' });
  expect(await readdir(root)).toEqual([]);
  // The product that is sold one day has its own answer.
  await server.store(NOT_FOUND);
  expect(await server.readStatus()).toBe(404);
});

it('leads to no other site', async () => {
  const server = await startServer('https://old.example');
  for (const path of ['//other.example', 'https://other.example', '/\\other.example']) {
    await server.store(`<div data-document-status="308" data-document-location="${path}">x</div>`);
    expect((await server.readAnswer())?.headers).not.toHaveProperty('location');
  }
});

it('answers 404 and then 410 for an address that had a document, also after a restart', async () => {
  const server = await startServer('https://old.example');
  await server.store('<p>product</p>');
  await server.store(NOT_FOUND);
  expect(await server.readStatus()).toBe(404);
  const restarted = await startServer('https://old.example');
  expect(await restarted.readStatus()).toBe(404);
  await restarted.store(NOT_FOUND);
  expect(await restarted.readStatus()).toBe(410);
  await restarted.store(NOT_FOUND);
  expect(await restarted.readStatus()).toBe(410);
  await restarted.store('<p>product</p>');
  expect(await restarted.readStatus()).toBe(200);
});

it('makes the document of an unknown address again instead of answering with an outdated one', async () => {
  const server = await startServer('https://old.example');
  const [lifetime, later] = [60_000, 240_000];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    await server.store(NOT_FOUND);
    vi.setSystemTime(Date.now() + lifetime - 5000);
    expect(await server.readStatus()).toBe(404);
    vi.setSystemTime(Date.now() + 5000);
    expect(await server.readStatus()).toBeNull();
    await server.store('<p>product</p>');
    vi.setSystemTime(Date.now() + later);
    expect(await server.readStatus()).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

it('never takes an error for an absence', async () => {
  const server = await startServer('https://old.example');
  await server.store('<p>product</p>');
  await server.store('<main data-document-status="500">x</main>');
  expect(await server.read()).toBe('<p>product</p>');
});

it('stores no document whose payload has an address of a request, or a form that it does not know', async () => {
  const readLines = recordLog();
  const cache = await startServer('https://api.example');
  const refused = [
    payloadFor('/marcas', '?token=x'),
    payloadFor('/marcas?token=x'),
    // Twice, as a text of the catalogue could have it.
    payloadFor('/marcas') + payloadFor('/marcas'),
    '0:["$","$L1",null,{"url":"/marcas"}]\n',
    '',
  ];
  for (const payload of refused) {
    await cache.store('<p>secret</p>', undefined, payload);
    expect(await cache.read(), payload).toBeNull();
  }
  expect(readLines()).toContainEqual(expect.objectContaining({ event: 'document-not-stored' }));
  await cache.store('<p>public</p>');
  expect(await cache.read()).toBe('<p>public</p>');
});

it('stores nothing while no guard cleans the requests', async () => {
  const readLines = recordLog();
  shareDocumentAddress(() => null);
  const cache = await startServer('https://api.example');
  await cache.store('<p>page</p>');
  expect(await cache.read()).toBeNull();
  readLines();
});

it('tells everybody not to keep a document that it does not store', async () => {
  const readLines = recordLog();
  const { cache } = await startServer('https://api.example');
  const page = {
    kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
    html: '<p>x</p>',
    rscData: undefined,
    headers: {} as Record<string, string>,
    postponed: undefined,
    status: 200,
    segmentData: undefined,
  };
  await cache.set(KEY, page, { cacheControl: { revalidate: 60, expire: undefined } });
  expect(page.headers['cache-control']).toBe('private, no-store');
  readLines();
});
