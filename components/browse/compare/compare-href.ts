import { formatComparedSlugs } from '@/lib/domain/product/compare';
import { route } from '@/lib/routing/routes';

/** The query parameter that holds the slugs of the products. */
export const COMPARED_PARAM = 'productos';

/** The shareable address of a comparison. */
export function compareHref(products: readonly { slug: string }[]): string {
  const slugs = products.map(({ slug }) => encodeURIComponent(slug));
  return products.length > 0
    ? `${route('compare')}?${COMPARED_PARAM}=${formatComparedSlugs(slugs)}`
    : route('compare');
}
