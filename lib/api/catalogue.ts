import 'server-only';
import type { SearchCriteria } from '@/lib/domain/search/criteria';
import { logMissingPart } from '@/lib/monitoring/log';
import { readBuildGroups, readPartsWithImages } from './assembly';
import { readAssemblyInfo } from './assembly-compatibility';
import { readBanners } from './banners';
import { readBrands } from './brands';
import { readCategory, readCategoryTree } from './categories';
import { cacheTags } from './client/cache-policy';
import { cachedList, cachedRead, oncePerRequest, withOptionalLimit } from './client/catalogue-read';
import { getServerClient } from './client/server-client';
import { readLanding } from './landings';
import { readProduct } from './product';
import { readVariants } from './related-products';
import { readReviews } from './reviews';
import { readSearch } from './search';
import { readMostSearched } from './search-suggestions';
import { readSections } from './sections';
import { readSitemapPage } from './sitemap';
import { readStores } from './stores';

/** Of a lifetime, in seconds. */
const MINUTE = 60;

/** The product with a slug. Null when there is none. @throws ApiError when the backend fails */
export const getProduct = cachedRead('product', cacheTags.product, 5 * MINUTE, readProduct);

/** The related products that differ from the product with a slug in one thing. @throws ApiError */
export const getVariants = cachedRead('variants', cacheTags.product, 10 * MINUTE, readVariants);

/** One page of a product's reviews, newest first. @throws ApiError */
export const getReviews = cachedRead(
  'reviews',
  ({ productId }: { productId: string; page: number }) => cacheTags.reviews(productId),
  10 * MINUTE,
  readReviews,
);

/** One page of results. @throws ApiError */
export const getSearch = cachedRead('search', cacheTags.search, 5 * MINUTE, readSearch, {
  isShortLived: ({ text, priceMin, priceMax, monthlyMax }: SearchCriteria) =>
    text !== '' || [priceMin, priceMax, monthlyMax].some((limit) => limit !== null),
});

/** The most frequent searches of this week. @throws ApiError */
export const getMostSearched = cachedList(
  'most-searched',
  cacheTags.search,
  30 * MINUTE,
  readMostSearched,
);

/** The brands that have products. @throws ApiError */
export const getBrands = cachedList('brands', cacheTags.brands, 30 * MINUTE, readBrands);

/** The root categories with their subcategories and popular brands. @throws ApiError */
export const getCategoryTree = cachedList(
  'category-tree',
  cacheTags.categories,
  30 * MINUTE,
  readCategoryTree,
);

/** A category with its parents and children. Null when there is none. @throws ApiError */
export const getCategory = cachedRead('category', cacheTags.categories, 30 * MINUTE, readCategory);

/** The banners of some slots. @throws ApiError */
export const getBanners = cachedRead('banners', cacheTags.banners, 5 * MINUTE, readBanners);

/** Home sections in the order of their keys. @throws ApiError */
export const getSections = cachedRead('sections', cacheTags.sections, 5 * MINUTE, readSections);

/** The landing page with a slug. Null when there is none. @throws ApiError */
export const getLanding = cachedRead('landing', cacheTags.landing, 5 * MINUTE, readLanding);

/** The physical stores. @throws ApiError */
export const getStores = cachedList('stores', cacheTags.stores, 60 * MINUTE, readStores);

/** One page of the sitemap's entries of a kind. @throws ApiError */
export const getSitemapPage = cachedRead(
  'sitemap',
  cacheTags.sitemap,
  60 * MINUTE,
  readSitemapPage,
);

/** The steps of the builder. @throws ApiError */
export const getBuildGroups = cachedList(
  'assembly-groups',
  cacheTags.categories,
  30 * MINUTE,
  readBuildGroups,
);

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
