import { endpoint } from './endpoint';

/**
 * The calls that the specification leaves "not shown". Their shapes follow the calls that it does show:
 * `filter[slug]` for a resource by its slug, `/-actions/` with the answer in `meta`, JSON:API includes.
 */
export const assumedEndpoints = {
  /** One product by `filter[slug]` (an empty list when it is unknown), or several by `filter[id]`. */
  products: endpoint({
    method: 'GET',
    path: '/shop-v1/products',
    query: ['filter[slug]', 'filter[id]', 'include', 'fields[products]'],
    access: 'public',
  }),
  /** Without a filter the root categories with their subcategories. `filter[slug]` selects one category. */
  categories: endpoint({
    method: 'GET',
    path: '/shop-v1/categories',
    query: ['filter[slug]', 'include', 'fields[categories]'],
    access: 'public',
  }),
  /** Banners of one or more comma-separated slots. For the fields see `resources/banner.ts`. */
  banners: endpoint({
    method: 'GET',
    path: '/shop-v1/banners',
    query: ['filter[slot]', 'page[number]'],
    access: 'public',
  }),
  /** Home sections with their products, by comma-separated keys (spec 3, Section). */
  sections: endpoint({
    method: 'GET',
    path: '/shop-v1/sections',
    query: ['filter[key]', 'include', 'fields[products]'],
    access: 'public',
  }),
  /**
   * A campaign page by `filter[slug]`, the id in `/landing/{id}` (an empty list when it is unknown). Its products are in
   * sections with the same form as on the home page. Its content is HTML, and its picture is a banner.
   */
  landings: endpoint({
    method: 'GET',
    path: '/shop-v1/landings',
    query: ['filter[slug]', 'include'],
    access: 'server',
  }),
  stores: endpoint({ method: 'GET', path: '/shop-v1/stores', access: 'public' }),
  /**
   * The entries of the sitemap: slug, date and number of products of each product, category, brand or landing
   * (`filter[kind]`). Empty categories and brands and ended landings are left out.
   */
  sitemap: endpoint({
    method: 'GET',
    path: '/shop-v1/sitemap',
    query: ['filter[kind]', 'page[number]', 'page[size]'],
    access: 'server',
  }),
  /** Place names of a zip code. 404 for one that does not exist. */
  zipCode: endpoint({ method: 'GET', path: '/shop-v1/zip-codes/{zipCode}', access: 'public' }),
  /** The zip code nearest to a position, in degrees; an empty list where nothing is near. Optional. */
  zipCodesNearby: endpoint({
    method: 'GET',
    path: '/shop-v1/zip-codes',
    query: ['latitude', 'longitude'],
    access: 'public',
  }),
  /** Delivery estimate of a product for a zip code, in `meta`. */
  deliveryEstimate: endpoint({
    method: 'GET',
    path: '/shop-v1/products/{id}/-actions/delivery-estimate',
    query: ['zip_code'],
    access: 'public',
    mayBeEmpty: true,
  }),
  /** The same of up to 50 products at once, in `meta.estimates` by their ids; those that are not sold are left out. Optional. */
  deliveryEstimates: endpoint({
    method: 'GET',
    path: '/shop-v1/products/-actions/delivery-estimates',
    query: ['filter[id]', 'zip_code'],
    access: 'public',
    mayBeEmpty: true,
  }),
  /** 'most searched this week', in `meta.terms`. */
  mostSearched: endpoint({
    method: 'GET',
    path: '/search-terms/most-searched',
    access: 'public',
    mayBeEmpty: true,
  }),
  /** Suggestions while typing: products in `data`, categories and brands in `meta`. */
  suggestions: endpoint({
    method: 'GET',
    path: '/search-terms/suggestions',
    query: ['q'],
    access: 'public',
  }),
  /** The contact form: name, email, phone, subject, message. */
  contact: endpoint({ method: 'POST', path: '/eshop/contact', access: 'public' }),
};
