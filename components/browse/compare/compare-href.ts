import { comparedText } from '@/lib/domain/product/compare';
import { route } from '@/lib/routing/routes';

/** Name of the parameter that carries the products. */
export const COMPARED_PARAM = 'productos';

/** Address of a comparison, which can be shared. */
export function compareHref(products: readonly { slug: string }[]): string {
  const slugs = products.map(({ slug }) => encodeURIComponent(slug));
  return products.length > 0
    ? `${route('compare')}?${COMPARED_PARAM}=${comparedText(slugs)}`
    : route('compare');
}
