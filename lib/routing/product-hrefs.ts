import { MAX_COMPARED_PRODUCTS } from '../domain/product/types';
import { route } from './routes';

export const STOCK_PARAM = 'producto';

/** The server answers with one cached document (`stores-stock`) for every product, which has room for the stock. */
export const storeStockHref = (slug: string): string =>
  `${route('support.stores')}?${new URLSearchParams({ [STOCK_PARAM]: slug })}`;

export const ADD_PART_PARAM = 'agregar';

export const addPartHref = (productId: string): string =>
  `${route('assembly-new')}?${new URLSearchParams({ [ADD_PART_PARAM]: productId })}`;

export const COMPARED_PARAM = 'productos';
const SEPARATOR = ',';

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
