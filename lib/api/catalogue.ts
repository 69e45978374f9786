import 'server-only';
import type { SearchCriteria } from '@/lib/domain/search/types';
import { logMissingPart } from '@/lib/monitoring/log';
import { cacheTags } from './cache-policy';
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
import { readNeighbours, readProduct } from './calls/product';
import { readReviews } from './calls/reviews';
import { readMostSearched, readSearch } from './calls/search';
import { readSitemapPage } from './calls/sitemap';
import { cachedRead, oncePerRequest, withOptionalLimit } from './catalogue-read';
import { getServerClient } from './server-client';

/** The product with a slug. Null when there is none. @throws ApiError when the backend fails */
export const getProduct = cachedRead({
  key: 'product',
  tag: cacheTags.product,
  lifetime: 300,
  call: readProduct,
});

/** The related products that differ from the product with a slug in one thing. @throws ApiError */
export const getNeighbours = cachedRead({
  key: 'neighbours',
  tag: cacheTags.product,
  lifetime: 600,
  call: readNeighbours,
});

/** One page of a product's reviews, newest first. @throws ApiError */
export const getReviews = cachedRead({
  key: 'reviews',
  tag: ({ productId }: { productId: string; page: number }) => cacheTags.reviews(productId),
  lifetime: 600,
  call: readReviews,
});

/** One page of results. @throws ApiError */
export const getSearch = cachedRead({
  key: 'search',
  tag: cacheTags.search,
  lifetime: 300,
  isShortLived: ({ text, priceMin, priceMax, monthlyMax }: SearchCriteria) =>
    text !== '' || [priceMin, priceMax, monthlyMax].some((limit) => limit !== null),
  call: readSearch,
});

/** The most frequent searches of this week. @throws ApiError */
export const getMostSearched = cachedRead({
  key: 'most-searched',
  tag: cacheTags.search,
  lifetime: 1800,
  call: (client, _, signal) => readMostSearched(client, signal),
});

/** The brands that have products. @throws ApiError */
export const getBrands = cachedRead({
  key: 'brands',
  tag: cacheTags.brands,
  lifetime: 1800,
  call: (client, _, signal) => readBrands(client, signal),
});

/** The root categories with their subcategories and popular brands. @throws ApiError */
export const getCategoryTree = cachedRead({
  key: 'category-tree',
  tag: cacheTags.categories,
  lifetime: 1800,
  call: (client, _, signal) => readCategoryTree(client, signal),
});

/** A category with its parents and children. Null when there is none. @throws ApiError */
export const getCategory = cachedRead({
  key: 'category',
  tag: cacheTags.categories,
  lifetime: 1800,
  call: readCategory,
});

/** The banners of some slots. @throws ApiError */
export const getBanners = cachedRead({
  key: 'banners',
  tag: cacheTags.banners,
  lifetime: 300,
  call: readBanners,
});

/** Home sections in the order of their keys. @throws ApiError */
export const getSections = cachedRead({
  key: 'sections',
  tag: cacheTags.sections,
  lifetime: 300,
  call: readSections,
});

/** The landing page with a slug. Null when there is none. @throws ApiError */
export const getLanding = cachedRead({
  key: 'landing',
  tag: cacheTags.landing,
  lifetime: 300,
  call: readLanding,
});

/** The physical stores. @throws ApiError */
export const getStores = cachedRead({
  key: 'stores',
  tag: cacheTags.stores,
  lifetime: 3600,
  call: (client, _, signal) => readStores(client, signal),
});

/** One page of the sitemap's entries of a kind. @throws ApiError */
export const getSitemapPage = cachedRead({
  key: 'sitemap',
  tag: cacheTags.sitemap,
  lifetime: 3600,
  call: readSitemapPage,
});

/** The steps of the builder. @throws ApiError */
export const getBuildGroups = cachedRead({
  key: 'assembly-groups',
  tag: cacheTags.categories,
  lifetime: 1800,
  call: (client, _, signal) => readBuildGroups(client, signal),
});

/** Parts by their ids. Not cached, because other visitors rarely open the same build. @throws ApiError */
export const getParts = oncePerRequest(readPartsWithImages);

/** The backend's compatibility answer for each part among the others. Null for parts whose call fails or is slow. */
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
