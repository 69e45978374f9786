import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { SearchCriteria } from '@/lib/domain/search/types';
import { serverEnv } from '@/lib/env';
import { cacheTags, ENTITY_VERSION } from './cache-policy';
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
import { readProduct } from './calls/product';
import { readReviews } from './calls/reviews';
import { readMostSearched, readSearch } from './calls/search';
import { readSitemapPage } from './calls/sitemap';
import type { ApiClient } from './client';
import { getServerClient } from './server-client';

type ServerCall<Args, T> = (client: ApiClient, args: Args) => Promise<T>;

interface CachedRead<Args, T> {
  /** Name of the call in the cache. Its arguments are the rest of the key. */
  key: string;
  /** With which the answer can be removed from the cache. */
  tag: string | ((args: Args) => string);
  /** Time for which the server caches the answer, in seconds. */
  lifetime: number;
  call: ServerCall<Args, T>;
}

/** Sends a call once per request of a page. React compares arguments by identity, so they travel as text. */
function oncePerRequest<Args, T>(call: ServerCall<Args, T>): (args: Args) => Promise<T> {
  const read = cache((text: string) => {
    const [args]: [Args] = JSON.parse(text);
    return call(getServerClient(), args);
  });
  return (args) => read(JSON.stringify([args]));
}

/**
 * Caches the entities of a call and not the HTTP response, because an HTML page with status 200 would be cached too.
 * When the call throws, the last good value stays in the cache.
 */
const cached = <T, Args = void>({ key, tag, lifetime, call }: CachedRead<Args, T>) =>
  oncePerRequest<Args, T>((client, args) => {
    const load = unstable_cache(
      () => call(client, args),
      [ENTITY_VERSION, serverEnv().API_URL, key, JSON.stringify([args])],
      { tags: [typeof tag === 'string' ? tag : tag(args)], revalidate: lifetime },
    );
    return load();
  });

/** The product with a slug. Null when there is none. @throws ApiError when the backend fails */
export const getProduct = cached({
  key: 'product',
  tag: cacheTags.product,
  lifetime: 300,
  call: readProduct,
});

/** One page of a product's reviews, newest first. @throws ApiError */
export const getReviews = cached({
  key: 'reviews',
  tag: ({ productId }: { productId: string; page: number }) => cacheTags.reviews(productId),
  lifetime: 600,
  call: readReviews,
});

const getFilteredSearch = cached({
  key: 'search',
  tag: cacheTags.search,
  lifetime: 300,
  call: readSearch,
});
const getTextSearch = oncePerRequest(readSearch);

/** One page of results. Free-text searches are not cached. @throws ApiError */
export const getSearch = (criteria: SearchCriteria) =>
  criteria.text ? getTextSearch(criteria) : getFilteredSearch(criteria);

/** The most frequent searches of this week. @throws ApiError */
export const getMostSearched = cached({
  key: 'most-searched',
  tag: cacheTags.search,
  lifetime: 1800,
  call: (client) => readMostSearched(client),
});

/** The brands that have products. @throws ApiError */
export const getBrands = cached({
  key: 'brands',
  tag: cacheTags.brands,
  lifetime: 1800,
  call: (client) => readBrands(client),
});

/** The root categories with their subcategories and popular brands. @throws ApiError */
export const getCategoryTree = cached({
  key: 'category-tree',
  tag: cacheTags.categories,
  lifetime: 1800,
  call: (client) => readCategoryTree(client),
});

/** A category with its parents and children. Null when there is none. @throws ApiError */
export const getCategory = cached({
  key: 'category',
  tag: cacheTags.categories,
  lifetime: 1800,
  call: readCategory,
});

/** The banners of some slots. @throws ApiError */
export const getBanners = cached({
  key: 'banners',
  tag: cacheTags.banners,
  lifetime: 300,
  call: readBanners,
});

/** Home sections in the order of their keys. @throws ApiError */
export const getSections = cached({
  key: 'sections',
  tag: cacheTags.sections,
  lifetime: 300,
  call: readSections,
});

/** The landing page with a slug. Null when there is none. @throws ApiError */
export const getLanding = cached({
  key: 'landing',
  tag: cacheTags.landing,
  lifetime: 300,
  call: readLanding,
});

/** The physical stores. @throws ApiError */
export const getStores = cached({
  key: 'stores',
  tag: cacheTags.stores,
  lifetime: 3600,
  call: (client) => readStores(client),
});

/** One page of the sitemap's entries of a kind. @throws ApiError */
export const getSitemapPage = cached({
  key: 'sitemap',
  tag: cacheTags.sitemap,
  lifetime: 3600,
  call: readSitemapPage,
});

/** The steps of the builder. @throws ApiError */
export const getBuildGroups = cached({
  key: 'assembly-groups',
  tag: cacheTags.categories,
  lifetime: 1800,
  call: (client) => readBuildGroups(client),
});

/** Parts by their ids. Not cached, because other visitors rarely open the same build. @throws ApiError */
export const getParts = oncePerRequest(readPartsWithImages);

/** The backend's compatibility answer for each part among the others. Null for parts whose call fails. */
export async function getBackendCompatibility(ids: readonly string[]) {
  const answers = ids.map((productId) => {
    const otherIds = ids.filter((other) => other !== productId).sort();
    return readAssemblyInfo(getServerClient(), { productId, otherIds }).catch(() => null);
  });
  return Promise.all(answers);
}
