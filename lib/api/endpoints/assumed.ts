import { getCall, postCall } from './endpoint';

/**
 * The calls that the specification leaves "not shown". Their shapes follow the calls that it does show:
 * `filter[slug]` for a resource by its slug, `/-actions/` with the answer in `meta`, JSON:API includes.
 */
export const assumedEndpoints = {
  /** One product by `filter[slug]` (an empty list when it is unknown), or several by `filter[id]`. */
  products: getCall('/shop-v1/products', 'public', {
    query: ['filter[slug]', 'filter[id]', 'include', 'fields[products]'],
  }),
  /** Without a filter the root categories with their subcategories. `filter[slug]` selects one category. */
  categories: getCall('/shop-v1/categories', 'public', {
    query: ['filter[slug]', 'include', 'fields[categories]'],
  }),
  banners: getCall('/shop-v1/banners', 'public', { query: ['filter[slot]', 'page[number]'] }),
  sections: getCall('/shop-v1/sections', 'public', {
    query: ['filter[key]', 'include', 'fields[products]'],
  }),
  /**
   * A campaign page by `filter[slug]`, the id in `/landing/{id}` (an empty list when it is unknown). Its products are in
   * sections with the same form as on the home page. Its content is HTML, and its picture is a banner.
   */
  landings: getCall('/shop-v1/landings', 'server', { query: ['filter[slug]', 'include'] }),
  stores: getCall('/shop-v1/stores', 'public'),
  /**
   * The entries of the sitemap: slug, date and number of products of each product, category, brand or landing
   * (`filter[kind]`). Empty categories and brands and ended landings are left out.
   */
  sitemap: getCall('/shop-v1/sitemap', 'server', {
    query: ['filter[kind]', 'page[number]', 'page[size]'],
  }),
  zipCode: getCall('/shop-v1/zip-codes/{zipCode}', 'public'),
  /** The zip code nearest to a position, in degrees; an empty list where nothing is near. Optional. */
  zipCodesNearby: getCall('/shop-v1/zip-codes', 'public', { query: ['latitude', 'longitude'] }),
  deliveryEstimate: getCall('/shop-v1/products/{id}/-actions/delivery-estimate', 'public', {
    query: ['zip_code'],
    mayBeEmpty: true,
  }),
  /** The same of up to 50 products at once, in `meta.estimates` by their ids; those that are not sold are left out. Optional. */
  deliveryEstimates: getCall('/shop-v1/products/-actions/delivery-estimates', 'public', {
    query: ['filter[id]', 'zip_code'],
    mayBeEmpty: true,
  }),
  mostSearched: getCall('/search-terms/most-searched', 'public', { mayBeEmpty: true }),
  suggestions: getCall('/search-terms/suggestions', 'public', { query: ['q'] }),
  contact: postCall('/eshop/contact', 'public'),
};
