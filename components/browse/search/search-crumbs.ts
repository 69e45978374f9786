import type { Crumb } from '@/components/ui/breadcrumbs';
import type { Category } from '@/lib/domain/product/types';
import type { AppliedFilter, SearchCriteria } from '@/lib/domain/search/types';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { joinFilterNames, searchHeading } from './search-heading';

/** The categories from the root down to this one. */
function categoryPath(category: Category): Category[] {
  return category.parent ? [...categoryPath(category.parent), category] : [category];
}

/**
 * The breadcrumbs of a search: the parents of its only category, or the list of brands. The last one is the search
 * itself and has no link.
 */
export function searchCrumbs(
  criteria: SearchCriteria,
  applied: readonly AppliedFilter[],
  category: Category | null,
): Crumb[] {
  const t = getTexts('search');
  const line = category ? categoryPath(category) : [];
  const crumbs: Crumb[] = line.map(({ name, slug }) => ({
    name,
    href: searchHref({ categories: [slug] }),
  }));
  if (criteria.text) return [...crumbs, { name: searchHeading(criteria, []) }];
  if (line.length > 0) {
    const brands = joinFilterNames(applied.filter(({ kind }) => kind === 'brand'));
    if (brands) return [...crumbs, { name: brands }];
    return [...crumbs.slice(0, -1), { name: line.at(-1)?.name ?? '' }];
  }
  const [only, ...others] = applied;
  if (only?.kind === 'brand' && others.length === 0) {
    return [{ name: t('crumb.brands'), href: route('marcas') }, { name: only.name }];
  }
  return [{ name: searchHeading(criteria, applied) }];
}
