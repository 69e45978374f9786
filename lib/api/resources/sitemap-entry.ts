import type { JsonApiModel } from '../json-api';
import { snakeToCamelOrNull } from './snake-to-camel';
import { count, dateTime, text } from './wire';

/** An entry of the sitemap for a product, category, brand or landing. */
export interface SitemapEntry {
  id: string;
  slug: string;
  /** Number of products of a category or brand, including subcategories. */
  productsCount: number;
  updatedUtc: string | null;
}

export const toSitemapEntry: (model: JsonApiModel) => SitemapEntry | null = snakeToCamelOrNull(
  { id: text, slug: text, products_count: count, updated_utc: dateTime },
  'id',
  'slug',
);
