import { readPartFilterFields } from '@/lib/api/assembly';
import { readSearchMeta } from '@/lib/api/search';
import { readSearchTermFields, readSuggestionFields } from '@/lib/api/search-suggestions';
import { many, meta, needed } from '../call';
import { both, fields, inside } from '../fields';
import { pageRows, part, productCard, readPage } from './catalogue';

const facetValues = [
  'must slug, name: the filter is left out',
  'may show count (number of products)',
] as const;

const facets = [
  'should brands: no filter by brand',
  ...inside('brands', facetValues),
  'should categories: no filter by category',
  ...inside('categories', facetValues),
  'extra price: no filter by price',
  'price may min: the range of prices starts at 0',
  'price must max: no filter by price',
  'may monthly: no filter by monthly payment',
  'monthly must up_to: the filter is left out',
  'monthly may count: the number of products is not shown',
  'may offers: no filter by offers',
  'may in_stock: no filter by stock',
  'extra attributes: no filter by attribute',
  'attributes must slug, name, values: the filter is left out',
  ...inside('attributes.values', facetValues),
  'extra delivery: no filter by delivery: `tomorrow` and `pickup_today`, for the `zip_code` of the query',
  'delivery must slug: the filter is left out',
  'delivery extra show count (number of products)',
] as const;

const searchMeta = fields(both(readPage, readSearchMeta), [
  ...pageRows,
  'should filters: the filters in use are not named',
  'filters must prefix, slug: the filter is left out',
  'filters should name: the filter is named by its slug = `slug`',
  'may unknown_filters: an unknown brand is an empty list and not a 404',
  'should facets: there are no filters',
  ...inside('facets', facets),
  'extra corrected_query: a misspelt text is not corrected',
  'may related_terms: no related searches are offered',
]);

const termMeta = fields(readSearchTermFields, ['should show terms (list)']);

const suggestion = ['must slug, name: the suggestion is left out'] as const;
const suggestionMeta = fields(readSuggestionFields, [
  'may categories: no categories are suggested',
  ...inside('categories', suggestion),
  'may brands: no brands are suggested',
  ...inside('brands', suggestion),
  'may terms: no words are suggested',
]);

const option = [
  'must value: the filter is left out',
  'may name: the value is shown = `value`',
  'may count: the number of parts is not shown',
] as const;

const partListMeta = fields(both(readPage, readPartFilterFields), [
  ...pageRows,
  'should filters: there are no filters',
  'filters should brands: no filter by brand',
  ...inside('filters.brands', option),
  'filters may performances: no filter by performance',
  ...inside('filters.performances', option),
  'filters may stock_status: no filter by stock',
  ...inside('filters.stock_status', option),
]);

export const searchCalls = {
  search: many('must Search: nothing can be found', productCard, searchMeta),
  mostSearched: needed(meta('may Search: the list is not shown', termMeta)),
  suggestions: many('may Every page: there are no suggestions', productCard, suggestionMeta),
  assemblyGroupComponents: many('should Builder: no part can be chosen', part, partListMeta),
};
