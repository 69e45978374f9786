import type { Category, ProductSummary } from '@/lib/domain/product/types';
import type { AppliedFilter, SearchCriteria } from '@/lib/domain/search/types';

/** `tarjetas-de-video` → `Tarjetas de video`. */
const slugToName = (slug: string) =>
  (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll('-', ' ');

const withParents = (category: Category | null): Category[] =>
  category ? [category, ...withParents(category.parent)] : [];

/**
 * The filters of a search whose answer does not repeat them. Their names are those in the products that were found, or
 * made from the slugs.
 */
export function nameAppliedFilters(
  { brands, categories }: Pick<SearchCriteria, 'brands' | 'categories'>,
  products: readonly ProductSummary[],
): AppliedFilter[] {
  const known = {
    brand: products.flatMap(({ brand }) => brand ?? []),
    category: products.flatMap(({ category }) => withParents(category)),
  };
  const toApplied = (kind: AppliedFilter['kind']) => (slug: string) => ({
    kind,
    slug,
    name: known[kind].find((one) => one.slug === slug)?.name ?? slugToName(slug),
  });
  return [...categories.map(toApplied('category')), ...brands.map(toApplied('brand'))];
}
