import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache';
import { vi } from 'vitest';
import { payloadFor, payloadScript } from '@/tests/support/payload';

export const PAGE_KEY = '/route-cache/APP_PAGE/0a1b/$/marcas';
/** How Next asks for a page, and what it says when it stores one. */
export const ASKED_PAGE = { kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE, isFallback: false };
export const LIFETIME = { cacheControl: { revalidate: 60, expire: undefined } };
export const ASKED_DATA = { kind: 'FETCH' as IncrementalCacheKind.FETCH };

interface PageParts {
  rscData?: Buffer | undefined;
  headers?: Record<string, string>;
  segmentData?: Map<string, Buffer>;
}

export const storedPage = (html: string, parts: PageParts = {}) => ({
  kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
  html,
  rscData: Buffer.from(`payload of ${html}`),
  headers: {} as Record<string, string>,
  postponed: undefined,
  status: 200,
  segmentData: undefined,
  ...parts,
});

/** A page with the payload of a request that the shop's guard has cleaned. */
export const pageWithPayload = (html: string, payload = payloadFor('/marcas')) =>
  storedPage(html + payloadScript(payload), { rscData: Buffer.from(payload) });

export const storedData = (body: string, revalidate = 60) => ({
  kind: 'FETCH' as CachedRouteKind.FETCH,
  data: { headers: {}, body, url: '' },
  revalidate,
});

export const storeContext = (serverDistDir?: string) => ({
  fs: nodeFs,
  flushToDisk: true,
  revalidatedTags: [],
  _requestHeaders: {},
  serverDistDir,
});

export async function openDocumentCache(serverDistDir: string) {
  vi.resetModules();
  const { default: DocumentCache } = await import('@/lib/document-cache/cache-handler');
  return new DocumentCache(storeContext(serverDistDir));
}
