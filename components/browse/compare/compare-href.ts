import { MAX_COMPARED_PRODUCTS } from '@/lib/domain/product/types';
import { route } from '@/lib/routing/routes';

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
