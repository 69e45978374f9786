import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache';
import type { GetArguments } from '@/lib/document-cache/entry-store';
import { RedisLink } from '@/lib/document-cache/redis-link';
import { createSharedSecret, SharedStore } from '@/lib/document-cache/shared-store';

export const KEY = '/route-cache/APP_PAGE/0a1b/$/productos/x';
export const TAG = 'product:x';

/** Longer than a test may take. */
const FOR_EVER = 120_000;

export interface ServerOptions {
  build?: string;
  api?: string;
  /** A document of the build. */
  seed?: string;
  secrets?: readonly string[];
  limit?: number;
  maxWaitMs?: number;
}

/**
 * One server of the shop: a memory and a connection of its own. It is patient, so that a busy machine changes nothing; a test in
 * which something waits that should not ends at its own limit.
 */
export function openSharedServer(url: string, options: ServerOptions = {}) {
  const { build = 'build-1', api = 'https://api.example', seed = '' } = options;
  const { secrets = ['x'.repeat(32)], limit = 10_000, maxWaitMs = FOR_EVER } = options;
  const link = new RedisLink(url, limit);
  const store = new SharedStore({
    link,
    secret: createSharedSecret(secrets),
    prefix: `shop:${api}:${build}:`,
    tagsPrefix: `shop:${api}:`,
    memoryBytes: 1024 * 1024,
    maxWaitMs,
    readBuild: async () =>
      seed ? { lastModified: 1, value: page(seed), cacheControl: undefined } : null,
  });
  const context: GetArguments[1] = {
    kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
    isFallback: false,
  };
  const find = (key = KEY) => store.find([key, context], () => true);
  return {
    link,
    store,
    async read(key = KEY) {
      const value = (await find(key))?.value;
      return value && 'html' in value ? value.html : null;
    },
    /** Whether Next would make the page now. */
    async wouldMake() {
      const entry = await find();
      const lifetime = Number(entry?.cacheControl?.revalidate ?? Number.POSITIVE_INFINITY);
      return !entry || Date.now() - entry.lastModified > lifetime * 1000;
    },
    write: (html: string, { lifetime = 60, tag = TAG, key = KEY } = {}) =>
      store.set(key, page(html, tag), {
        cacheControl: { revalidate: lifetime, expire: undefined },
      }),
  };
}

export const page = (html: string, tag = TAG) => ({
  kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
  html,
  rscData: Buffer.from(`payload of ${html}`),
  headers: { 'x-next-cache-tags': tag },
  postponed: undefined,
  status: 200,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
});
