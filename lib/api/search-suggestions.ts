import type { ProductSummary } from '@/lib/domain/product/types';
import { createRead } from './client/create-read';
import type { JsonApiDocument } from './client/json-api';
import { pageQuery, readQuery } from './client/read-query';
import { snakeToCamel, snakeToCamelOrNull } from './client/snake-to-camel';
import { listOf, models, text, textList } from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';
import { toProductSummaries } from './product-summaries';

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

const list = listOf(snakeToCamelOrNull({ slug: text, name: text }, 'slug', 'name'));
export const readSuggestionFields = snakeToCamel({
  categories: list,
  brands: list,
  terms: textList,
});

export function toSuggestions({ data, meta }: JsonApiDocument): Suggestions {
  return { products: toProductSummaries(models(data)), ...readSuggestionFields(meta) };
}

export const readSearchTermFields = snakeToCamel({ terms: textList });

/** `meta.terms`. */
export const toTerms = ({ meta }: JsonApiDocument): string[] => readSearchTermFields(meta).terms;

/** 'most searched this week'. */
export const readMostSearched = createRead(assumedEndpoints.mostSearched, () => ({}), toTerms);

/** Suggestions for the text that the visitor is typing. */
export const readSuggestions = createRead(
  assumedEndpoints.suggestions,
  (q: string) => ({ query: { q } }),
  toSuggestions,
);

export const mostSearchedQuery = () =>
  readQuery(['most-searched'], readMostSearched, undefined, {
    staleTime: 10 * 60_000,
    retry: false,
  });

export const suggestionsQuery = (text: string) => {
  const q = text.trim();
  return pageQuery(['suggestions', q], readSuggestions, q, { enabled: q !== '', retry: false });
};
