import type { Category } from '@/lib/domain/product/types';
import { type SearchCriteria, type SearchFacets, toggleFilter } from '@/lib/domain/search/criteria';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel } from '@/lib/routing/search-request';

function isAncestor(category: Category, slug: string): boolean {
  const { parent } = category;
  return parent !== null && (parent.slug === slug || isAncestor(parent, slug));
}

const isStep = (current: Category, slug: string) =>
  current.categories.some((child) => child.slug === slug) || isAncestor(current, slug);

/** The number of filters of one kind in the document. The others are loaded on demand. */
export const VISIBLE_FACETS = 8;
const MAX_FACETS = 60;

/** A link to the first page of what is found with a change of the criteria. */
export function toFacetChoice(
  criteria: SearchCriteria,
  change: Partial<SearchCriteria>,
  value: { name: string; count?: number | null; selected: boolean },
) {
  const href = searchHref({ ...criteria, page: 1, ...change });
  const selected = value.selected || undefined;
  return {
    href,
    name: value.name,
    count: value.count?.toLocaleString('en-US'),
    selected,
    rel: linkRel(href),
  };
}
type FacetChoice = ReturnType<typeof toFacetChoice>;

export type FacetKind = 'brands' | 'categories';

/**
 * The chosen ones first. In a category these are itself, its parents and its subcategories, not all others.
 * @param current the category, if it is the only chosen one
 */
export function toFacetChoices(
  kind: FacetKind,
  criteria: SearchCriteria,
  facets: Pick<SearchFacets, FacetKind>,
  current: Category | null,
): FacetChoice[] {
  const isNear = (slug: string) => current !== null && isStep(current, slug);
  const choose = (slug: string) => {
    if (kind === 'brands') return toggleFilter(criteria, 'brand', slug);
    // Chosen categories are combined with "or", so what is a step away replaces the only one.
    if (isNear(slug)) return { categories: [slug] };
    return toggleFilter(criteria, 'category', slug);
  };
  return facets[kind]
    .filter(({ slug, selected }) => kind === 'brands' || !current || selected || isNear(slug))
    .sort((a, b) => Number(b.selected) - Number(a.selected))
    .slice(0, MAX_FACETS)
    .map((value) => toFacetChoice(criteria, choose(value.slug), value));
}

export function FacetLinks({ choices }: { choices: readonly FacetChoice[] }) {
  return (
    <ul>
      {choices.map(({ href, name, count, selected, rel }) => (
        <li key={href}>
          <a href={href} aria-current={selected} rel={rel}>
            {name}
            {count && <small>{count}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}
