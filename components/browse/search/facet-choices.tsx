import type { Category } from '@/lib/domain/product/types';
import { type FacetValue, type SearchCriteria, toggleFilter } from '@/lib/domain/search/criteria';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel } from '@/lib/routing/search-request';

function isAncestor(category: Category, slug: string): boolean {
  const { parent } = category;
  return parent !== null && (parent.slug === slug || isAncestor(parent, slug));
}

const isStep = (current: Category, slug: string) =>
  current.categories.some((child) => child.slug === slug) || isAncestor(current, slug);

/** The categories to choose from in a category: itself, its parents and its subcategories, not all others. */
export function toNearCategories(
  values: readonly FacetValue[],
  current: Category | null,
): readonly FacetValue[] {
  if (!current) return values;
  return values.filter(({ slug, selected }) => selected || isStep(current, slug));
}

/** Chosen categories are combined with "or", so a subcategory or a parent of the only chosen one (`current`) replaces it. */
export function chooseCategory(
  criteria: SearchCriteria,
  slug: string,
  current: Category | null,
): SearchCriteria {
  return current && isStep(current, slug)
    ? { ...criteria, categories: [slug], page: 1 }
    : toggleFilter(criteria, 'category', slug);
}

/** The number of filters of one kind in the document. The others are loaded on demand. */
export const VISIBLE_FACETS = 8;
const MAX_FACETS = 60;

export function toFacetChoice(
  target: SearchCriteria,
  { name, count, selected }: { name: string; count?: number | null; selected: boolean },
) {
  const href = searchHref(target);
  return {
    href,
    name,
    count: count?.toLocaleString('en-US'),
    selected: selected || undefined,
    rel: linkRel(href),
  };
}
type FacetChoice = ReturnType<typeof toFacetChoice>;

export function toFacetChoices(
  values: readonly FacetValue[],
  choose: (slug: string) => SearchCriteria,
): FacetChoice[] {
  return [
    ...values.filter(({ selected }) => selected),
    ...values.filter(({ selected }) => !selected),
  ]
    .slice(0, MAX_FACETS)
    .map((value) => toFacetChoice(choose(value.slug), value));
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
