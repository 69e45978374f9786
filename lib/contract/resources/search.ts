import { extra, type FieldSet, may, must, should } from '../fields';

const facetValues: FieldSet = {
  slug: must('text', 'the filter is left out', { example: 'logitech' }),
  name: must('text', 'the filter is left out', { example: 'Logitech' }),
  count: may('count', 'the number of products is not shown', { example: 4 }),
};

/** `meta` of a search beside its page. */
export const facetFields: FieldSet = {
  filters: should.list('the filters in use are not named', {
    prefix: must('text', 'the filter is left out', { example: 'marca' }),
    slug: must('text', 'the filter is left out', { example: 'logitech' }),
    name: should('text', 'the filter is named by its slug', {
      fallback: '`slug`',
      example: 'Logitech',
    }),
  }),
  unknown_filters: may('texts', 'an unknown brand is an empty list and not a 404', {
    example: [],
  }),
  facets: should.object('there are no filters', {
    brands: should.list('no filter by brand', facetValues),
    categories: should.list('no filter by category', facetValues),
    price: extra.object('no filter by price', {
      min: may('number', 'the range of prices starts at 0', { example: 99 }),
      max: must('number', 'no filter by price', { example: 29999 }),
    }),
    monthly: may.list('no filter by monthly payment', {
      up_to: must('number', 'the filter is left out', { example: 500 }),
      count: may('count', 'the number of products is not shown'),
    }),
    offers: may('count', 'no filter by offers', { example: 3 }),
    in_stock: may('count', 'no filter by stock', { example: 9 }),
    attributes: extra.list('no filter by attribute', {
      slug: must('text', 'the filter is left out', { example: 'socket' }),
      name: must('text', 'the filter is left out', { example: 'Socket' }),
      values: must.list('the filter is left out', facetValues),
    }),
    delivery: extra.list(
      'no filter by delivery: `tomorrow` and `pickup_today`, for the `zip_code` of the query',
      {
        slug: must('text', 'the filter is left out', { example: 'tomorrow' }),
        count: extra('count', 'the number of products is not shown', { example: 4 }),
      },
    ),
  }),
  corrected_query: extra('text', 'a misspelt text is not corrected'),
  related_terms: may('texts', 'no related searches are offered', { example: [] }),
};

/** `meta` of a product's reviews beside its page. */
export const reviewMetaFields: FieldSet = {
  average: should('number', 'the average is not shown', { example: 4.5 }),
  distribution: may('map', 'the distribution is not shown', {
    example: { 5: 3, 4: 1, 3: 0, 2: 0, 1: 0 },
  }),
};
