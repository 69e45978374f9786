/**
 * What is kept are entities, and a store that several releases share outlives this one. Raise it when the
 * shape of an entity changes.
 */
export const ENTITY_VERSION = '1';

/** How long the server keeps a read before it asks again, in seconds. */
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

/** Names under which a kept read, and each page made from it, can be dropped. */
export const cacheTags = {
  // Encoded: a page's tags travel in one header, separated by commas.
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
