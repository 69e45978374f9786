import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { serverEnv } from '@/lib/env';
import { logMissingPart } from '@/lib/monitoring/log';
import { raceWithAbort } from './body';
import { ENTITY_VERSION, SHORT_LIVED_TAG } from './cache-policy';
import type { ApiClient } from './client';
import { OPTIONAL_LIMIT_MS, startDeadline } from './deadline';
import { isNotFound } from './errors';
import { getServerClient } from './server-client';
import 'server-only';

/** Time for which a page is kept that lacks such a part, in seconds. */
const INCOMPLETE_PAGE_LIFETIME = 30;

type ServerCall<Args, T> = (client: ApiClient, args: Args, signal?: AbortSignal) => Promise<T>;

export interface CatalogueRead<Args, T> {
  /** For a page that cannot be shown without the data. @throws ApiError when the backend fails */
  (args: Args): Promise<T>;
  /**
   * For a page that can be shown without the data: null when the backend does not have it, fails or is slow. After a failure the
   * last good value is used. A page that lacks it is kept for a short time only.
   */
  optional: (args: Args) => Promise<T | null>;
}

/** Sends a call once per request of a page. React compares arguments by identity, so they travel as text. */
export function oncePerRequest<Args, T>(call: ServerCall<Args, T>): (args: Args) => Promise<T> {
  const read = cache((text: string) => {
    const [args]: [Args] = JSON.parse(text);
    return call(getServerClient(), args);
  });
  return (args) => read(JSON.stringify([args]));
}

/**
 * Caches the entities of a call and not the HTTP response, because an HTML page with status 200 would be cached too.
 * When the call throws, the last good value stays in the cache.
 * @param key name of the call in the cache; its arguments are the rest of the key
 * @param tag with which the answer can be removed from the cache
 * @param lifetime time for which the server caches the answer, in seconds
 * @param isShortLived whether there are endlessly many such calls, so that few of their answers are kept, and in memory only
 */
export function cachedRead<T, Args>(
  key: string,
  tag: string | ((args: Args) => string),
  lifetime: number,
  call: ServerCall<Args, T>,
  { isShortLived }: { isShortLived?: (args: Args) => boolean } = {},
): CatalogueRead<Args, T> {
  const withCache = (limited: ServerCall<Args, T>) =>
    oncePerRequest<Args, T>((client, args) => {
      const tags = [
        typeof tag === 'string' ? tag : tag(args),
        ...(isShortLived?.(args) ? [SHORT_LIVED_TAG] : []),
      ];
      const load = unstable_cache(
        () => limited(client, args),
        [ENTITY_VERSION, serverEnv().API_URL, key, JSON.stringify([args])],
        { tags, revalidate: lifetime },
      );
      return load();
    });
  const quickly = withCache((client, args) =>
    withOptionalLimit((signal) => call(client, args, signal)),
  );
  const optional = (args: Args) =>
    quickly(args).catch(async (error: unknown) => {
      logMissingPart(key, error);
      // A backend that does not have this call at all need not be asked more often.
      if (!isNotFound(error)) await shortenPageLifetime();
      return null;
    });
  return Object.assign(withCache(call), { optional });
}

/** The cached answer of a call without arguments. */
export const cachedList = <T>(
  key: string,
  tag: string,
  lifetime: number,
  call: (client: ApiClient, signal?: AbortSignal) => Promise<T>,
): CatalogueRead<void, T> =>
  cachedRead<T, void>(key, tag, lifetime, (client, _, signal) => call(client, signal));

/** The answer of a call that a page can do without. @throws ApiError when it fails or is slow */
export async function withOptionalLimit<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = startDeadline(OPTIONAL_LIMIT_MS);
  try {
    return await raceWithAbort(work(deadline.signal), deadline.signal);
  } finally {
    deadline.clear();
  }
}

/** Next keeps a page no longer than the shortest of the cached values that it was made from. */
const shortenPageLifetime = unstable_cache(async () => true, ['incomplete-page'], {
  revalidate: INCOMPLETE_PAGE_LIFETIME,
});
