import { getCall } from './endpoint';

/** The specification's `/products/{id}/components` needs a product, which a new build does not have yet: the parts are listed below the step, in the same form. */
export const assumedAssemblyEndpoints = {
  /**
   * The parts for a step. `product_ids`, as in `assembly-info`, are the parts chosen in the other steps. Each part then
   * has `compatible` (true, false, null for "no data"), and `filter[compatible]=1` leaves out incompatible parts.
   * `filter[search][]` is repeated for each secondary term. `filter[allCategories]=1` ignores the categories of the
   * step. `sort`: `relevance`, `price`, `-price`. `filter[priceMax]` is in pesos. `meta.filters` contains the available
   * brands, performances and stock states.
   */
  assemblyGroupComponents: getCall('/shop-v1/assembly-groups/{id}/components', 'public', {
    query: [
      'page[number]',
      'page[size]',
      'include',
      'fields[products]',
      'sort',
      'product_ids',
      'filter[brand]',
      'filter[performance]',
      'filter[stockStatus]',
      'filter[search][]',
      'filter[allCategories]',
      'filter[compatible]',
      'filter[priceMax]',
    ],
  }),
};
