import { expect, it } from 'vitest';
import { addCdnHeaders } from '@/lib/document-cache/cache-handler';
import type { StoredEntry } from '@/lib/document-cache/held-entry';

const KEY = '/route-cache/APP_PAGE/0a1b/$/productos/_x';
const entry = (kind: string, headers?: Record<string, string>) =>
  ({ kind, html: '<p>x</p>', headers }) as unknown as NonNullable<StoredEntry['value']>;
const headersOf = (value: StoredEntry['value'], lifetime?: number | false, key = KEY) => {
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
