import { REVIEWS_META_SHAPE } from '@/lib/api/reviews';
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
import { describeFields, extra, type FieldSet, may, must, should } from '../fields';

const facetValues: FieldSet = describeFields(FACET_VALUE_SHAPE, {
  slug: must('the filter is left out', { example: 'logitech' }),
  name: must('the filter is left out', { example: 'Logitech' }),
  count: may('the number of products is not shown', { example: 4 }),
});

/** `meta` of a search beside its page. */
export const facetFields: FieldSet = describeFields(SEARCH_META_SHAPE, {
  filters: should.listOf(APPLIED_FILTER_SHAPE, 'the filters in use are not named', {
    prefix: must('the filter is left out', { example: 'marca' }),
    slug: must('the filter is left out', { example: 'logitech' }),
    name: should('the filter is named by its slug', { fallback: '`slug`', example: 'Logitech' }),
  }),
  unknown_filters: may('an unknown brand is an empty list and not a 404', { example: [] }),
  facets: should.objectOf(FACETS_SHAPE, 'there are no filters', {
    brands: should.list('no filter by brand', facetValues),
    categories: should.list('no filter by category', facetValues),
    price: extra.objectOf(PRICE_RANGE_SHAPE, 'no filter by price', {
      min: may('the range of prices starts at 0', { example: 99 }),
      max: must('no filter by price', { example: 29999 }),
    }),
    monthly: may.listOf(MONTHLY_FACET_SHAPE, 'no filter by monthly payment', {
      up_to: must('the filter is left out', { example: 500 }),
      count: may('the number of products is not shown'),
    }),
    offers: may('count', 'no filter by offers', { example: 3 }),
    in_stock: may('count', 'no filter by stock', { example: 9 }),
    attributes: extra.listOf(ATTRIBUTE_FACET_SHAPE, 'no filter by attribute', {
      slug: must('the filter is left out', { example: 'socket' }),
      name: must('the filter is left out', { example: 'Socket' }),
      values: must.list('the filter is left out', facetValues),
    }),
    delivery: extra.listOf(
      DELIVERY_FACET_SHAPE,
      'no filter by delivery: `tomorrow` and `pickup_today`, for the `zip_code` of the query',
      {
        slug: must('the filter is left out', { example: 'tomorrow' }),
        count: extra('count', 'the number of products is not shown', { example: 4 }),
      },
    ),
  }),
  corrected_query: extra('a misspelt text is not corrected'),
  related_terms: may('no related searches are offered', { example: [] }),
});

/** `meta` of a product's reviews beside its page. */
export const reviewMetaFields: FieldSet = describeFields(REVIEWS_META_SHAPE, {
  average: should('the average is not shown', { example: 4.5 }),
  distribution: may('map', 'the distribution is not shown', {
    example: { 5: 3, 4: 1, 3: 0, 2: 0, 1: 0 },
  }),
});
