import type { JsonApiModel } from '../json-api';
import { snakeToCamel } from './snake-to-camel';
import { count, dateTime, text } from './wire';

const readFields = snakeToCamel({
  id: text,
  slug: text,
  products_count: count,
  updated_utc: dateTime,
});

/** An entry of the sitemap for a product, category, brand or landing. */
export interface SitemapEntry {
  id: string;
  slug: string;
  /** Number of products of a category or brand, including subcategories. */
  productsCount: number;
  updatedUtc: string | null;
}

export function toSitemapEntry(model: JsonApiModel): SitemapEntry | null {
  const entry = readFields(model);
  return entry.id && entry.slug ? entry : null;
}
