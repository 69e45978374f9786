import { optionalNumber, text } from '@/lib/api/client/wire';
import {
  APPLIED_FILTER_SHAPE,
  ATTRIBUTE_FACET_SHAPE,
  DELIVERY_FACET_SHAPE,
  FACET_VALUE_SHAPE,
  FACETS_SHAPE,
  MONTHLY_FACET_SHAPE,
  PRICE_RANGE_SHAPE,
  SEARCH_META_SHAPE,
} from '@/lib/api/search';
import {
  SEARCH_TERMS_SHAPE,
  SUGGESTION_SHAPE,
  SUGGESTIONS_SHAPE,
} from '@/lib/api/search-suggestions';
import { many, meta, needed } from '../call';
import { fields, list, object } from '../fields';
import { pageRow, part, productCard } from './catalogue';

const facetValues = [
  FACET_VALUE_SHAPE,
  ['must slug, name: the filter is left out', 'may show count (number of products)'],
] as const;

const facets = [
  FACETS_SHAPE,
  [
    list('should brands: no filter by brand', ...facetValues),
    list('should categories: no filter by category', ...facetValues),
    object('extra price: no filter by price', PRICE_RANGE_SHAPE, [
      'may min: the range of prices starts at 0',
      'must max: no filter by price',
    ]),
    list('may monthly: no filter by monthly payment', MONTHLY_FACET_SHAPE, [
      'must up_to: the filter is left out',
      'may count: the number of products is not shown',
    ]),
    'may offers as count: no filter by offers',
    'may in_stock as count: no filter by stock',
    list('extra attributes: no filter by attribute', ATTRIBUTE_FACET_SHAPE, [
      'must slug, name: the filter is left out',
      list('must values: the filter is left out', ...facetValues),
    ]),
    list(
      'extra delivery: no filter by delivery: `tomorrow` and `pickup_today`, for the `zip_code` of the query',
      DELIVERY_FACET_SHAPE,
      ['must slug: the filter is left out', 'extra show count (number of products) as count'],
    ),
  ],
] as const;

/** `meta` of a search. */
const searchMeta = fields({ page: {}, ...SEARCH_META_SHAPE }, [
  pageRow,
  list('should filters: the filters in use are not named', APPLIED_FILTER_SHAPE, [
    'must prefix, slug: the filter is left out',
    'should name: the filter is named by its slug = `slug`',
  ]),
  'may unknown_filters: an unknown brand is an empty list and not a 404',
  object('should facets: there are no filters', ...facets),
  'extra corrected_query: a misspelt text is not corrected',
  'may related_terms: no related searches are offered',
]);

const termMeta = fields(SEARCH_TERMS_SHAPE, ['should show terms (list)']);

const suggestion = [SUGGESTION_SHAPE, ['must slug, name: the suggestion is left out']] as const;
const suggestionMeta = fields(SUGGESTIONS_SHAPE, [
  list('may categories: no categories are suggested', ...suggestion),
  list('may brands: no brands are suggested', ...suggestion),
  'may terms: no words are suggested',
]);

const option = [
  { value: text, name: text, count: optionalNumber },
  [
    'must value: the filter is left out',
    'may name: the value is shown = `value`',
    'may count: the number of parts is not shown',
  ],
] as const;

/** `meta` of the parts of a step in the builder. */
const partListMeta = fields({ page: {}, filters: {} }, [
  pageRow,
  object(
    'should filters: there are no filters',
    { brands: {}, performances: {}, stock_status: {} },
    [
      list('should brands: no filter by brand', ...option),
      list('may performances: no filter by performance', ...option),
      list('may stock_status: no filter by stock', ...option),
    ],
  ),
]);

export const searchCalls = {
  search: many('must Search: nothing can be found', productCard, searchMeta),
  mostSearched: needed(meta('may Search: the list is not shown', termMeta)),
  suggestions: many('may Every page: there are no suggestions', productCard, suggestionMeta),
  assemblyGroupComponents: many('should Builder: no part can be chosen', part, partListMeta),
};
