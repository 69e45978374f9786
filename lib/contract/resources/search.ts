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
import { extra, type FieldSet, fields, may, must, should } from '../fields';
import { pageFields } from './catalogue';

const facetValues = [
  FACET_VALUE_SHAPE,
  [must('the filter is left out', 'slug', 'name'), may.shown({ count: 'number of products' })],
] as const;

const facets = [
  FACETS_SHAPE,
  [
    should('no filter by brand', 'brands').list(...facetValues),
    should('no filter by category', 'categories').list(...facetValues),
    extra('no filter by price', 'price').object(PRICE_RANGE_SHAPE, [
      may('the range of prices starts at 0', 'min'),
      must('no filter by price', 'max'),
    ]),
    may('no filter by monthly payment', 'monthly').list(MONTHLY_FACET_SHAPE, [
      must('the filter is left out', 'up_to'),
      may('the number of products is not shown', 'count'),
    ]),
    may('no filter by offers', 'offers').as('count'),
    may('no filter by stock', 'in_stock').as('count'),
    extra('no filter by attribute', 'attributes').list(ATTRIBUTE_FACET_SHAPE, [
      must('the filter is left out', 'slug', 'name'),
      must('the filter is left out', 'values').list(...facetValues),
    ]),
    extra(
      'no filter by delivery: `tomorrow` and `pickup_today`, for the `zip_code` of the query',
      'delivery',
    ).list(DELIVERY_FACET_SHAPE, [
      must('the filter is left out', 'slug'),
      extra.shown({ count: 'number of products' }).as('count'),
    ]),
  ],
] as const;

/** `meta` of a search. */
export const searchFields: FieldSet = {
  ...pageFields,
  ...fields(SEARCH_META_SHAPE, [
    should('the filters in use are not named', 'filters').list(APPLIED_FILTER_SHAPE, [
      must('the filter is left out', 'prefix', 'slug'),
      should('the filter is named by its slug', 'name').takes('`slug`'),
    ]),
    may('an unknown brand is an empty list and not a 404', 'unknown_filters'),
    should('there are no filters', 'facets').object(...facets),
    extra('a misspelt text is not corrected', 'corrected_query'),
    may('no related searches are offered', 'related_terms'),
  ]),
};

export const termFields = fields(SEARCH_TERMS_SHAPE, [should.shown({ terms: 'list' })]);

const suggestion = [
  SUGGESTION_SHAPE,
  [must('the suggestion is left out', 'slug', 'name')],
] as const;
export const suggestionFields = fields(SUGGESTIONS_SHAPE, [
  may('no categories are suggested', 'categories').list(...suggestion),
  may('no brands are suggested', 'brands').list(...suggestion),
  may('no words are suggested', 'terms'),
]);

const option = [
  { value: text, name: text, count: optionalNumber },
  [
    must('the filter is left out', 'value'),
    may('the value is shown', 'name').takes('`value`'),
    may('the number of parts is not shown', 'count'),
  ],
] as const;

/** `meta` of the parts of a step in the builder. */
export const partListFields: FieldSet = {
  ...pageFields,
  ...fields({ filters: {} }, [
    should('there are no filters', 'filters').object(
      { brands: {}, performances: {}, stock_status: {} },
      [
        should('no filter by brand', 'brands').list(...option),
        may('no filter by performance', 'performances').list(...option),
        may('no filter by stock', 'stock_status').list(...option),
      ],
    ),
  ]),
};
