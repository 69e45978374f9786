import { MAX_COMPARED_PRODUCTS } from '../domain/product/types';
import { route } from './routes';

/** Query parameter of the stores page: the slug of the product whose stock it shows. */
export const STOCK_PARAM = 'producto';

/**
 * Address of the stores page with the stock of a product. The server answers with the same cached document
 * (`stores-stock`) for every product. It reserves space for the stock, so that nothing shifts when the stock is loaded.
 */
export const storeStockHref = (slug: string): string =>
  `${route('support.stores')}?${new URLSearchParams({ [STOCK_PARAM]: slug })}`;

/** Query parameter of the builder with the id of a product that is put into the visitor's new build. */
export const ADD_PART_PARAM = 'agregar';

/** Leads to the builder, which puts the product into the visitor's new build. */
export const addPartHref = (productId: string): string =>
  `${route('assembly-new')}?${new URLSearchParams({ [ADD_PART_PARAM]: productId })}`;

/** The query parameter that holds the slugs of the products. */
export const COMPARED_PARAM = 'productos';
const SEPARATOR = ',';

/** The shareable address of a comparison. */
export function compareHref(products: readonly { slug: string }[]): string {
  if (products.length === 0) return route('compare');
  const slugs = products.map(({ slug }) => encodeURIComponent(slug)).join(SEPARATOR);
  return `${route('compare')}?${COMPARED_PARAM}=${slugs}`;
}

/** The product slugs of an address: without duplicates, at most as many as can be compared. */
export function parseComparedSlugs(text: string | null): string[] {
  const slugs = (text ?? '').split(SEPARATOR).map((slug) => slug.trim());
  return [...new Set(slugs)].filter(Boolean).slice(0, MAX_COMPARED_PRODUCTS);
}
