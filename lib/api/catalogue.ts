import { randomUUID } from 'node:crypto';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { SearchCriteria } from '@/lib/domain/search/criteria';
import { serverEnv } from '@/lib/env';
import { logMissingPart } from '@/lib/monitoring/log';
import { readBuildGroups, readPartsWithImages } from './assembly';
import { readAssemblyInfo } from './assembly-compatibility';
import { readBanners } from './banners';
import { readBrands } from './brands';
import { readCategory, readCategoryTree } from './categories';
import { raceWithAbort } from './client/body';
import { cacheTags, ENTITY_VERSION, SHORT_LIVED_TAG } from './client/cache-policy';
import { OPTIONAL_LIMIT_MS, startDeadline } from './client/deadline';
import { isNotFound } from './client/errors';
import type { Read } from './client/read-query';
import { getServerClient } from './client/server-client';
import { readLanding } from './landings';
import { readProduct, readProductsForFeed } from './product';
import { readVariants } from './related-products';
import { readReviews } from './reviews';
import { readSearch } from './search';
import { readMostSearched } from './search-suggestions';
import { readSections } from './sections';
import { readSitemapPage } from './sitemap';
import { readStores } from './stores';
import 'server-only';

/** Time for which a page is kept that lacks such a part, in seconds. */
const INCOMPLETE_PAGE_LIFETIME = 30;

interface CatalogueRead<Args, T> {
  /** For a page that cannot be shown without the data. @throws ApiError when the backend fails */
  (args: Args): Promise<T>;
  /**
   * For a page that can be shown without the data: null when the backend does not have it, fails or is slow. After a failure the
   * last good value is used. A page that lacks it is kept for a short time only.
   */
  optional: (args: Args) => Promise<T | null>;
}

/** Sends a call once per request of a page. React compares arguments by identity, so they travel as text. */
function oncePerRequest<Args, T>(call: Read<Args, T>): (args: Args) => Promise<T> {
  const read = cache((text: string) => {
    const [args]: [Args] = JSON.parse(text);
    return call(getServerClient(), args);
  });
  return (args) => read(JSON.stringify([args]));
}

/** Caches entities and not the HTTP response, because an HTML page with status 200 would be cached too. A call that throws leaves the last good value. */
function cachedRead<T, Args>(
  key: string,
  tag: string | ((args: Args) => string),
  minutes: number,
  call: Read<Args, T>,
  { isShortLived }: { isShortLived?: (args: Args) => boolean } = {},
): CatalogueRead<Args, T> {
  const withCache = (limited: Read<Args, T>) =>
    oncePerRequest<Args, T>((client, args) => {
      const tags = [
        typeof tag === 'string' ? tag : tag(args),
        ...(isShortLived?.(args) ? [SHORT_LIVED_TAG] : []),
      ];
      const load = unstable_cache(
        () => limited(client, args),
        [ENTITY_VERSION, serverEnv().API_URL, key, JSON.stringify([args])],
        { tags, revalidate: minutes * 60 },
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

async function withOptionalLimit<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
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

export const getProduct = cachedRead('product', cacheTags.product, 5, readProduct);

/** Products for a feed. Not cached: a feed reads each once, and must say what is true now. @throws ApiError */
export const getProductsForFeed = (ids: readonly string[]) =>
  readProductsForFeed(getServerClient(), ids);

/** Another text after each refresh of a product. */
export const getFeedVersion = unstable_cache(
  async () => randomUUID(),
  [ENTITY_VERSION, 'feed-version'],
  { tags: [cacheTags.feeds] },
);

export const getVariants = cachedRead('variants', cacheTags.product, 10, readVariants);

export const getReviews = cachedRead(
  'reviews',
  ({ productId }: { productId: string; page: number }) => cacheTags.reviews(productId),
  10,
  readReviews,
);

export const getSearch = cachedRead('search', cacheTags.search, 5, readSearch, {
  isShortLived: ({ text, priceMin, priceMax, monthlyMax }: SearchCriteria) =>
    text !== '' || [priceMin, priceMax, monthlyMax].some((limit) => limit !== null),
});

export const getMostSearched = cachedRead('most-searched', cacheTags.search, 30, readMostSearched);

export const getBrands = cachedRead('brands', cacheTags.brands, 30, readBrands);

export const getCategoryTree = cachedRead(
  'category-tree',
  cacheTags.categories,
  30,
  readCategoryTree,
);

export const getCategory = cachedRead('category', cacheTags.categories, 30, readCategory);

export const getBanners = cachedRead('banners', cacheTags.banners, 5, readBanners);

export const getSections = cachedRead('sections', cacheTags.sections, 5, readSections);

export const getLanding = cachedRead('landing', cacheTags.landing, 5, readLanding);

export const getStores = cachedRead('stores', cacheTags.stores, 60, readStores);

export const getSitemapPage = cachedRead('sitemap', cacheTags.sitemap, 60, readSitemapPage);

export const getBuildGroups = cachedRead(
  'assembly-groups',
  cacheTags.categories,
  30,
  readBuildGroups,
);

/** Parts by their ids. Not cached, because other visitors rarely open the same build. @throws ApiError */
export const getParts = oncePerRequest(readPartsWithImages);

export async function getBackendCompatibility(ids: readonly string[]) {
  const answers = ids.map((productId) => {
    const otherIds = ids.filter((other) => other !== productId).sort();
    return withOptionalLimit((signal) =>
      readAssemblyInfo(getServerClient(), { productId, otherIds }, signal),
    ).catch((error: unknown) => {
      logMissingPart('assembly-info', error);
      return null;
    });
  });
  return Promise.all(answers);
}
