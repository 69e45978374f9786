// @reloaded: each cache that it opens loads its modules anew.
import { readdir } from 'node:fs/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { ENDS_ATTRIBUTE } from '@/lib/document/document-end';
import { addCdnHeaders } from '@/lib/document-cache/cache-handler';
import type { StoredEntry } from '@/lib/document-cache/held-entry';
import { shareDocumentAddress } from '@/lib/request-guard/shared-document-address';
import { freshFolder } from '@/tests/support/fresh-folder';
import { recordLog } from '@/tests/support/logged-lines';
import { payloadFor, shareEveryPath } from '@/tests/support/payload';
import {
  ASKED_DATA,
  ASKED_PAGE,
  LIFETIME,
  openDocumentCache,
  PAGE_KEY,
  pageWithPayload,
  storedData,
  storedPage,
} from './samples';

const folder = freshFolder();
beforeEach(shareEveryPath);

/** The cache of a server that has just started, on the same files as the others. */
async function startServer(features = '') {
  vi.stubEnv('API_URL', 'https://new.example');
  vi.stubEnv('FEATURES', features);
  const cache = await openDocumentCache(folder());
  const answer = async () => {
    const entry = await cache.get(PAGE_KEY, ASKED_PAGE);
    return entry?.value?.kind === 'APP_PAGE' ? entry.value : null;
  };
  return {
    cache,
    answer,
    store: (html: string, payload?: string) =>
      cache.set(PAGE_KEY, pageWithPayload(html, payload), structuredClone(LIFETIME)),
    status: async () => (await answer())?.status ?? null,
    read: async () => (await answer())?.html.replace(/<script>.*<.script>$/s, '') ?? null,
  };
}

it('lets a document count until its first offer ends, and no longer than usual', async () => {
  const { cache } = await startServer();
  const lifetimeWith = async (seconds: number) => {
    const { cacheControl } = structuredClone(LIFETIME);
    const end = new Date(Date.now() + seconds * 1000).toISOString();
    await cache.set(PAGE_KEY, pageWithPayload(`<p ${ENDS_ATTRIBUTE}="${end}">`), { cacheControl });
    return cacheControl.revalidate;
  };
  expect(await lifetimeWith(20)).toBeLessThanOrEqual(20);
  expect(await lifetimeWith(300)).toBe(60);
});

it('takes entities for outdated when one of their offers has ended since', async () => {
  const { cache } = await startServer();
  const isOutdatedAfter = async (key: string, body: string, seconds: number) => {
    const value = storedData(body, 300);
    vi.setSystemTime('2026-11-24T17:59:30Z');
    await cache.set(key, value, { fetchCache: true });
    vi.advanceTimersByTime(seconds * 1000);
    const entry = await cache.get(key, { ...ASKED_DATA, revalidate: 300 });
    expect(entry?.value).toEqual(value);
    return Date.now() - (entry?.lastModified ?? 0) > 300_000;
  };
  const offers = JSON.stringify([{ key: 'offers', endsUtc: '2026-11-24T18:00:00Z' }]);
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await isOutdatedAfter('a', offers, 29)).toBe(false);
  expect(await isOutdatedAfter('b', offers, 30)).toBe(true);
  expect(await isOutdatedAfter('c', '[]', 200)).toBe(false);
});

it('is constructed without a directory too, as Next does for code that has no documents', async () => {
  const { default: DocumentCache } = await import('@/lib/document-cache/cache-handler');
  const context = { revalidatedTags: [], _requestHeaders: {} };
  expect(() => Reflect.construct(DocumentCache, [context])).not.toThrow();
});

it('makes a document again that was made with other features', async () => {
  const whole = '<!DOCTYPE html><html lang="es-MX"><body><p data-without="x"></p></body></html>';
  const reduced = '<!DOCTYPE html><html lang="es-MX" data-without="reviews wallet"></html>';
  await (await startServer()).store(whole);
  expect(await (await startServer()).read()).toBe(whole);
  const restarted = await startServer('-wallet,-reviews');
  expect(await restarted.read()).toBeNull();
  await restarted.store(reduced);
  expect(await restarted.read()).toBe(reduced);
  expect(await (await startServer('-wallet')).read()).toBeNull();
});

it('makes a document of the build again that names pictures of another backend', async () => {
  const documentFor = (api: string) => `<!DOCTYPE html><html lang="es-MX" data-media="${api}/">`;
  const server = await startServer();
  await server.store(documentFor('https://old.example'));
  expect(await server.read()).toBeNull();
  await server.store(documentFor('https://new.example'));
  expect(await server.read()).toBe(documentFor('https://new.example'));
});

const NOT_FOUND = '<main data-document-status="404">x</main>';
const leadingTo = (path: string) =>
  `<div data-document-status="308" data-document-location="${path}">x</div>`;

it('leads another writing of an address to the one that exists, and keeps it in memory only', async () => {
  const server = await startServer();
  await server.store(leadingTo('/productos/x%20y'));
  const answer = { status: 308, headers: { location: '/productos/x%20y' } };
  expect(await server.answer()).toMatchObject(answer);
  expect(await readdir(folder())).toEqual([]);
  // The product that is sold one day has its own answer.
  await server.store(NOT_FOUND);
  expect(await server.status()).toBe(404);
});

it.each(['//other.example', 'https://other.example', '/\\other.example'])(
  'leads to no other site: %s',
  async (path) => {
    const server = await startServer();
    await server.store(leadingTo(path));
    expect((await server.answer())?.headers).not.toHaveProperty('location');
  },
);

it('answers 404 and then 410 for an address that had a document, also after a restart', async () => {
  const server = await startServer();
  await server.store('<p>product</p>');
  await server.store(NOT_FOUND);
  expect(await server.status()).toBe(404);
  const restarted = await startServer();
  expect(await restarted.status()).toBe(404);
  for (let time = 0; time < 2; time++) {
    await restarted.store(NOT_FOUND);
    expect(await restarted.status()).toBe(410);
  }
  await restarted.store('<p>product</p>');
  expect(await restarted.status()).toBe(200);
});

it('makes the document of an unknown address again instead of answering with an outdated one', async () => {
  const server = await startServer();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await server.store(NOT_FOUND);
  vi.advanceTimersByTime(55_000);
  expect(await server.status()).toBe(404);
  vi.advanceTimersByTime(5000);
  expect(await server.status()).toBeNull();
  await server.store('<p>product</p>');
  vi.advanceTimersByTime(240_000);
  expect(await server.status()).toBe(200);
});

it('never takes an error for an absence', async () => {
  const server = await startServer();
  await server.store('<p>product</p>');
  await server.store('<main data-document-status="500">x</main>');
  expect(await server.read()).toBe('<p>product</p>');
});

it('stores no document whose payload has an address of a request, or a form that it does not know', async () => {
  const readLines = recordLog();
  const { store, read } = await startServer();
  for (const payload of [
    payloadFor('/marcas', '?token=x'),
    payloadFor('/marcas?token=x'),
    // Twice, as a text of the catalogue could have it.
    payloadFor('/marcas') + payloadFor('/marcas'),
    '0:["$","$L1",null,{"url":"/marcas"}]\n',
    '',
  ]) {
    await store('<p>secret</p>', payload);
    expect(await read(), payload).toBeNull();
  }
  expect(readLines()).toContainEqual(expect.objectContaining({ event: 'document-not-stored' }));
  await store('<p>public</p>');
  expect(await read()).toBe('<p>public</p>');
});

it('stores nothing while no guard cleans the requests', async () => {
  const readLines = recordLog();
  shareDocumentAddress(() => null);
  const { store, read } = await startServer();
  await store('<p>page</p>');
  expect(await read()).toBeNull();
  readLines();
});

it('tells everybody not to keep a document that it does not store', async () => {
  const readLines = recordLog();
  const { cache } = await startServer();
  const page = storedPage('<p>x</p>', { rscData: undefined });
  await cache.set(PAGE_KEY, page, LIFETIME);
  expect(page.headers['cache-control']).toBe('private, no-store');
  readLines();
});

const entry = (kind: string, headers?: Record<string, string>) =>
  ({ kind, html: '<p>x</p>', headers }) as unknown as NonNullable<StoredEntry['value']>;
const headersOf = (value: StoredEntry['value'], lifetime?: number | false, key = PAGE_KEY) => {
  addCdnHeaders(key, value, lifetime);
  return value && 'headers' in value ? value.headers : undefined;
};

it('lets an edge keep a document for its lifetime, and an earlier one in an outage', () =>
  expect(headersOf(entry('APP_PAGE'), 300)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=300, stale-if-error=86400',
  }));

it('has a document of the build asked for again every hour', () =>
  expect(headersOf(entry('APP_PAGE'), false)?.['cache-control']).toContain('s-maxage=3600,'));

it('names the tags of the page, but not those of Next', () => {
  const tags = '_N_T_/layout,_N_T_/productos/x,product:x,brands';
  const headers = headersOf(entry('APP_PAGE', { 'x-next-cache-tags': tags }), 300);
  const told = { 'cache-tag': 'product:x,brands', 'surrogate-key': 'product:x brands' };
  expect(headers).toMatchObject({ ...told, 'x-next-cache-tags': tags });
});

it('leaves what says it itself, and what is no document', () => {
  const own = { 'cache-control': 'no-store' };
  for (const kind of ['APP_ROUTE', 'APP_PAGE'])
    expect(headersOf(entry(kind, { ...own }), 300)).toEqual(own);
  expect(headersOf(null, 300)).toBeUndefined();
  const ofNext = '/route-cache/APP_PAGE/0a1b/$/_not-found';
  expect(headersOf(entry('APP_PAGE'), false, ofNext)).toBeUndefined();
});
