import { toSecondQuery } from '@/lib/domain/search/second-query';
import type { ApiClient } from './client/client';
import { createRead } from './client/create-read';
import type { JsonApiDocument } from './client/json-api';
import { pageQuery, readQuery } from './client/read-query';
import { snakeToCamel, snakeToCamelOrNull } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedEndpoints } from './endpoints/assumed';
import { toProductSummaries } from './product-summaries';

const list = wire.listOf(snakeToCamelOrNull({ slug: wire.text, name: wire.text }, 'slug', 'name'));
export const readSuggestionFields = snakeToCamel({
  categories: list,
  brands: list,
  terms: wire.textList,
});

export const toSuggestions = ({ data, meta }: JsonApiDocument) => ({
  products: toProductSummaries(wire.models(data)),
  ...readSuggestionFields(meta),
});
export type Suggestions = ReturnType<typeof toSuggestions>;

export const readSearchTermFields = snakeToCamel({ terms: wire.textList });

export const readMostSearched = createRead(
  assumedEndpoints.mostSearched,
  () => ({}),
  ({ meta }) => readSearchTermFields(meta).terms,
);

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

/** For a text for which there are none, those for fewer words, as the list of results has them. */
async function readSuggestionsOrSimilar(client: ApiClient, text: string, signal?: AbortSignal) {
  const found = await readSuggestions(client, text, signal);
  const isEmpty = Object.values(found).every(({ length }) => length === 0);
  const second = isEmpty ? toSecondQuery(text, null) : null;
  return second === null ? found : readSuggestions(client, second, signal);
}

export const suggestionsQuery = (text: string) => {
  const q = text.trim();
  const options = { enabled: q !== '', retry: false };
  return pageQuery(['suggestions', q], readSuggestionsOrSimilar, q, options);
};
