import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductSummary } from '@/lib/domain/product/types';
import { browserClient } from './client/browser-client';
import type { ApiClient } from './client/client';
import type { JsonApiDocument } from './client/json-api';
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

export const SUGGESTION_SHAPE = { slug: text, name: text };
const list = listOf<Suggestion>(snakeToCamelOrNull(SUGGESTION_SHAPE, 'slug', 'name'));
export const SUGGESTIONS_SHAPE = { categories: list, brands: list, terms: textList };
const readMeta = snakeToCamel(SUGGESTIONS_SHAPE);

export function toSuggestions({ data, meta }: JsonApiDocument): Suggestions {
  return { products: toProductSummaries(models(data)), ...readMeta(meta) };
}

export const SEARCH_TERMS_SHAPE = { terms: textList };
const readTerms = snakeToCamel(SEARCH_TERMS_SHAPE);

/** `meta.terms`. */
export const toTerms = ({ meta }: JsonApiDocument): string[] => readTerms(meta).terms;

/** 'most searched this week'. */
export async function readMostSearched(client: ApiClient, signal?: AbortSignal): Promise<string[]> {
  return toTerms(await client.request(assumedEndpoints.mostSearched, { signal }));
}

/** Suggestions for the text that the visitor is typing. */
export async function readSuggestions(
  client: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<Suggestions> {
  return toSuggestions(
    await client.request(assumedEndpoints.suggestions, { query: { q: text }, signal }),
  );
}

/** The most frequent searches of this week. */
export const mostSearchedQuery = () =>
  queryOptions({
    queryKey: ['most-searched'],
    queryFn: ({ signal }) => readMostSearched(browserClient, signal),
    staleTime: 10 * 60_000,
    retry: false,
  });

/** Suggestions while typing. The previous ones stay visible until the next ones arrive. */
export const suggestionsQuery = (text: string) => {
  const q = text.trim();
  return queryOptions({
    queryKey: ['suggestions', q],
    queryFn: ({ signal }) => readSuggestions(browserClient, q, signal),
    enabled: q !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
};
