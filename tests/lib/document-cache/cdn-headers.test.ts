import { expect, it } from 'vitest';
import { addCdnHeaders } from '@/lib/document-cache/cache-handler';
import type { StoredEntry } from '@/lib/document-cache/held-entry';

const entry = (kind: string, headers?: Record<string, string>) =>
  ({ kind, html: '<p>x</p>', headers }) as unknown as NonNullable<StoredEntry['value']>;

const KEY = '/route-cache/APP_PAGE/0a1b/$/productos/_x';

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
  expect(headers?.['cache-tag']).toBe('product:x,brands');
  expect(headers?.['surrogate-key']).toBe('product:x brands');
  expect(headers?.['x-next-cache-tags']).toBe(tags);
});

it('leaves what says it itself, and what is no document', () => {
  expect(headersOf(entry('APP_ROUTE', { 'cache-control': 'no-store' }), 300)).toEqual({
    'cache-control': 'no-store',
  });
  expect(headersOf(entry('APP_PAGE', { 'cache-control': 'no-store' }), 300)).toEqual({
    'cache-control': 'no-store',
  });
  expect(headersOf(null, 300)).toBeUndefined();
  const own = '/route-cache/APP_PAGE/0a1b/$/_not-found';
  expect(headersOf(entry('APP_PAGE'), false, own)).toBeUndefined();
});
