/**
 * Version of the cached entities. The cache may be shared with other releases of the shop, so raise this number when
 * the shape of an entity changes.
 */
export const ENTITY_VERSION = '3';

/** Tag of answers that are kept for a short time, few of them, and in memory only. */
export const SHORT_LIVED_TAG = 'short-lived';

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
  feeds: 'feeds',
} as const;
