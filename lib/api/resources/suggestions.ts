import type { ProductSummary } from '@/lib/domain/product/types';
import type { JsonApiDocument } from '../json-api';
import { toProductSummaries } from './product';
import { snakeToCamel, snakeToCamelOrNull } from './snake-to-camel';
import { listOf, models, text, textList } from './wire';

interface Suggestion {
  slug: string;
  name: string;
}

/** Suggestions while the visitor types. */
export interface Suggestions {
  products: ProductSummary[];
  categories: Suggestion[];
  brands: Suggestion[];
  terms: string[];
}

const list = listOf<Suggestion>(snakeToCamelOrNull({ slug: text, name: text }, 'slug', 'name'));
const readMeta = snakeToCamel({ categories: list, brands: list, terms: textList });

export function toSuggestions({ data, meta }: JsonApiDocument): Suggestions {
  return { products: toProductSummaries(models(data)), ...readMeta(meta) };
}

const readTerms = snakeToCamel({ terms: textList });

/** `meta.terms`. */
export const toTerms = ({ meta }: JsonApiDocument): string[] => readTerms(meta).terms;
