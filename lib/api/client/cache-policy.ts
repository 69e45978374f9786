/** Raise it when the shape of an entity changes: the cache may be shared with other releases of the shop. */
export const ENTITY_VERSION = '3';

/** Tag of answers that are kept for a short time, few of them, and in memory only. */
export const SHORT_LIVED_TAG = 'short-lived';

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
