import { type FieldSet, may, should } from '../fields';

/** `meta.page`. Without it a full page means that there may be another. */
export const pageFields: FieldSet = {
  page: should.object('the number of pages is unknown', {
    currentPage: may('count', 'the page that was asked for is assumed', { example: 1 }),
    lastPage: should('count', 'the number of pages is unknown', { example: 3 }),
    total: may('count', 'the number of results is not shown', { example: 25 }),
  }),
};
