import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { SearchCriteria } from '@/lib/domain/search/types';
import { serverEnv } from '@/lib/env';
import { cacheTags, ENTITY_VERSION, REVALIDATE_SECONDS } from './cache-policy';
import { readAssemblyInfo, readBuildGroups, readPartsWithImages } from './calls/assembly';
import {
  readBanners,
  readBrands,
  readCategory,
  readCategoryTree,
  readSections,
  readStores,
} from './calls/catalogue';
import { readLanding } from './calls/landing';
import { readProduct, readReviews } from './calls/product';
import { readMostSearched, readSearch } from './calls/search';
import { readSitemapPage, type SitemapKind } from './calls/sitemap';
import type { ApiClient } from './client';
import { getServerClient } from './server-client';

interface ReadPolicy {
  /** Cache key: the name of the call and everything that its answer depends on. */
  key: readonly string[];
  tags: readonly string[];
  /** In seconds. */
  revalidate: number;
}

/**
 * Caches the entities of a call and not the HTTP response, because an HTML page with status 200 would be cached too.
 * When the call throws, the last good value stays in the cache.
 */
function cachedRead<T>(policy: ReadPolicy, read: (client: ApiClient) => Promise<T>): Promise<T> {
  const load = unstable_cache(
    () => read(getServerClient()),
    [ENTITY_VERSION, serverEnv().API_URL, ...policy.key],
    {
      tags: [...policy.tags],
      revalidate: policy.revalidate,
    },
  );
  return load();
}

/** The product with a slug. Null when there is none. @throws ApiError when the backend fails */
export const getProduct = cache((slug: string) =>
  cachedRead(
    {
      key: ['product', slug],
      tags: [cacheTags.product(slug)],
      revalidate: REVALIDATE_SECONDS.product,
    },
    (client) => readProduct(client, slug),
  ),
);

/** One page of a product's reviews, newest first. @throws ApiError */
export const getReviews = cache((productId: string, page: number) =>
  cachedRead(
    {
      key: ['reviews', productId, String(page)],
      tags: [cacheTags.reviews(productId)],
      revalidate: REVALIDATE_SECONDS.reviews,
    },
    (client) => readReviews(client, productId, page),
  ),
);

/** One page of results. Free-text searches are not cached. @throws ApiError */
export function getSearch(criteria: SearchCriteria) {
  return getSearchByKey(JSON.stringify(criteria));
}

/** Takes the criteria as text, because React's `cache` compares arguments by identity. */
const getSearchByKey = cache((key: string) => {
  const criteria: SearchCriteria = JSON.parse(key);
  if (criteria.text) return readSearch(getServerClient(), criteria, 'no-store');
  return cachedRead(
    { key: ['search', key], tags: [cacheTags.search], revalidate: REVALIDATE_SECONDS.search },
    (client) => readSearch(client, criteria),
  );
});

/** The most frequent searches of this week. @throws ApiError */
export const getMostSearched = cache(() =>
  cachedRead(
    {
      key: ['most-searched'],
      tags: [cacheTags.search],
      revalidate: REVALIDATE_SECONDS.mostSearched,
    },
    (client) => readMostSearched(client),
  ),
);

/** The brands that have products. @throws ApiError */
export const getBrands = cache(() =>
  cachedRead(
    { key: ['brands'], tags: [cacheTags.brands], revalidate: REVALIDATE_SECONDS.brands },
    (client) => readBrands(client),
  ),
);

/** The root categories with their subcategories and popular brands. @throws ApiError */
export const getCategoryTree = cache(() =>
  cachedRead(
    {
      key: ['category-tree'],
      tags: [cacheTags.categories],
      revalidate: REVALIDATE_SECONDS.categories,
    },
    (client) => readCategoryTree(client),
  ),
);

/** A category with its parents and children. Null when there is none. @throws ApiError */
export const getCategory = cache((slug: string) =>
  cachedRead(
    {
      key: ['category', slug],
      tags: [cacheTags.categories],
      revalidate: REVALIDATE_SECONDS.categories,
    },
    (client) => readCategory(client, slug),
  ),
);

/** The banners of some slots. @throws ApiError */
export const getBanners = (slots: readonly string[]) => getBannersBySlots(slots.join(','));

const getBannersBySlots = cache((slots: string) =>
  cachedRead(
    { key: ['banners', slots], tags: [cacheTags.banners], revalidate: REVALIDATE_SECONDS.banners },
    (client) => readBanners(client, slots.split(',')),
  ),
);

/** Home sections in the order of `keys`. @throws ApiError */
export const getSections = (keys: readonly string[]) => getSectionsByKeys(keys.join(','));

const getSectionsByKeys = cache((keys: string) =>
  cachedRead(
    {
      key: ['sections', keys],
      tags: [cacheTags.sections],
      revalidate: REVALIDATE_SECONDS.sections,
    },
    (client) => readSections(client, keys.split(',')),
  ),
);

/** The landing page with a slug. Null when there is none. @throws ApiError */
export const getLanding = cache((slug: string) =>
  cachedRead(
    {
      key: ['landing', slug],
      tags: [cacheTags.landing(slug)],
      revalidate: REVALIDATE_SECONDS.landing,
    },
    (client) => readLanding(client, slug),
  ),
);

/** The physical stores. @throws ApiError */
export const getStores = cache(() =>
  cachedRead(
    { key: ['stores'], tags: [cacheTags.stores], revalidate: REVALIDATE_SECONDS.stores },
    (client) => readStores(client),
  ),
);

/** One page of the sitemap's entries of a kind. @throws ApiError */
export const getSitemapPage = cache((kind: SitemapKind, page: number) =>
  cachedRead(
    {
      key: ['sitemap', kind, String(page)],
      tags: [cacheTags.sitemap],
      revalidate: REVALIDATE_SECONDS.sitemap,
    },
    (client) => readSitemapPage(client, kind, page),
  ),
);

/** The steps of the builder. @throws ApiError */
export const getBuildGroups = cache(() =>
  cachedRead(
    {
      key: ['assembly-groups'],
      tags: [cacheTags.categories],
      revalidate: REVALIDATE_SECONDS.categories,
    },
    (client) => readBuildGroups(client),
  ),
);

/** Parts by their ids. Not cached, because other visitors rarely open the same build. @throws ApiError */
export const getParts = (ids: readonly string[]) => getPartsByIds(ids.join(','));

const getPartsByIds = cache((ids: string) =>
  readPartsWithImages(getServerClient(), ids.split(',').filter(Boolean)),
);

/** The backend's compatibility answer for each part among the others. Null for parts whose call fails. */
export async function getBackendCompatibility(ids: readonly string[]) {
  const answers = ids.map((id) => {
    const others = ids.filter((other) => other !== id).sort();
    return readAssemblyInfo(getServerClient(), id, others).catch(() => null);
  });
  return Promise.all(answers);
}
