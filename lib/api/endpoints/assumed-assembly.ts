import { endpoint } from './endpoint';

/**
 * What the builder asks beyond the calls that the specification names. Those list what a product is made of
 * (`/products/{id}/components`); the parts of a step have no product to hang on before the first is chosen, so they
 * hang on the step, in the same form: 15 a page, the same `include`.
 */
export const assumedAssemblyEndpoints = {
  /**
   * The parts that can be chosen in a step. `product_ids`, as in `assembly-info`: those chosen in the other steps;
   * each part then says in `compatible` (true, false, null for "no data") whether it goes with them, and
   * `filter[compatible]=1` leaves out those that do not. `filter[search][]` repeats for each secondary term;
   * `filter[allCategories]=1` lifts the step's categories. `sort`: `relevance`, `price`, `-price`. `filter[priceMax]`
   * in pesos. `meta.filters` names the brands, performances and stock states that there are.
   */
  assemblyGroupComponents: endpoint({
    method: 'GET',
    path: '/shop-v1/assembly-groups/{id}/components',
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
    access: 'public',
  }),
};
