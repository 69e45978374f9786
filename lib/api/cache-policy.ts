/**
 * Version of the cached entities. The cache may be shared with other releases of the shop, so raise this number when
 * the shape of an entity changes.
 */
export const ENTITY_VERSION = '2';

/** Time for which the server caches each kind of data, in seconds. */
export const REVALIDATE_SECONDS = {
  product: 300,
  search: 300,
  mostSearched: 1800,
  sections: 300,
  banners: 300,
  reviews: 600,
  categories: 1800,
  brands: 1800,
  landing: 300,
  stores: 3600,
  sitemap: 3600,
} as const;

/** Tags with which cached data, and the pages made from it, can be removed from the cache. */
export const cacheTags = {
  // Encoded, because Next sends all tags of a page in one header, separated by commas.
  product: (slug: string) => `product:${encodeURIComponent(slug)}`,
  reviews: (productId: string) => `reviews:${productId}`,
  landing: (slug: string) => `landing:${encodeURIComponent(slug)}`,
  search: 'search',
  brands: 'brands',
  categories: 'categories',
  banners: 'banners',
  sections: 'sections',
  stores: 'stores',
  sitemap: 'sitemap',
} as const;
