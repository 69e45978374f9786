import * as z from 'zod/mini';
import type { JsonApiModel } from '../json-api';
import { count, dateTime, text } from './wire';

const wire = z.object({ id: text, slug: text, products_count: count, updated_utc: dateTime });

/** An entry of the sitemap for a product, category, brand or landing. */
export interface SitemapEntry {
  id: string;
  slug: string;
  /** Number of products of a category or brand, including subcategories. */
  productsCount: number;
  updatedUtc: string | null;
}

export function toSitemapEntry(model: JsonApiModel): SitemapEntry | null {
  const { id, slug, products_count, updated_utc } = wire.parse(model);
  return id && slug ? { id, slug, productsCount: products_count, updatedUtc: updated_utc } : null;
}
