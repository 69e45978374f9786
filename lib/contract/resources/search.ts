import { readPartFilterFields } from '@/lib/api/assembly';
import { readSearchMeta } from '@/lib/api/search';
import { readSearchTermFields, readSuggestionFields } from '@/lib/api/search-suggestions';
import { many, meta, needed } from '../call';
import { both, fields, inside } from '../fields';
import { pageRows, part, productCard, readPage } from './catalogue';

const facetValues = ['must slug, name: the filter is left out', 'may count'] as const;

const facets = [
  'should brands (brand), categories (category): no filter by ~',
  'may monthly (monthly payment), offers, in_stock (stock): no filter by ~',
  'extra price, attributes (attribute): no filter by ~',
  'extra delivery: no filter by delivery (`tomorrow`, `pickup_today`) to the `zip_code`',
  ...inside('brands', facetValues),
  ...inside('categories', facetValues),
  'price must max: no filter by price',
  'price may min: the range of prices starts at 0',
  'monthly must up_to: the filter is left out',
  'monthly may count',
  'attributes must slug, name, values: the filter is left out',
  ...inside('attributes.values', facetValues),
  'delivery must slug: the filter is left out',
  'delivery extra count',
] as const;

const searchMeta = fields(both(readPage, readSearchMeta), [
  ...pageRows,
  'should filters: the filters in use are not named',
  'should facets: there are no filters',
  'may unknown_filters: an unknown brand is an empty list and not a 404',
  'may related_terms: no related searches are offered',
  'extra corrected_query: a misspelt text is not corrected',
  'filters must prefix, slug; should name = `slug`',
  ...inside('facets', facets),
]);

const termMeta = fields(readSearchTermFields, ['should terms (list)']);

const suggestion = ['must slug, name: the suggestion is left out'] as const;
const suggestionMeta = fields(readSuggestionFields, [
  'may categories, brands, terms (words): no ~ are suggested',
  ...inside('categories', suggestion),
  ...inside('brands', suggestion),
]);

const option = ['must value: the filter is left out', 'may name = `value`', 'may count'] as const;

const partListMeta = fields(both(readPage, readPartFilterFields), [
  ...pageRows,
  'should filters: there are no filters',
  'filters should brands (brand): no filter by ~',
  'filters may performances (performance), stock_status (stock): no filter by ~',
  ...inside('filters.brands', option),
  ...inside('filters.performances', option),
  ...inside('filters.stock_status', option),
]);

export const searchCalls = {
  search: many('must Search: nothing can be found', productCard, searchMeta),
  mostSearched: needed(meta('may Search: the list is not shown', termMeta)),
  suggestions: many('may Every page: there are no suggestions', productCard, suggestionMeta),
  assemblyGroupComponents: many('should Builder: no part can be chosen', part, partListMeta),
};
