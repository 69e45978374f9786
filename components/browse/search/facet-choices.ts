import { toggleFilter } from '@/lib/domain/search/criteria';
import type { FacetValue, SearchCriteria } from '@/lib/domain/search/types';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel } from '@/lib/routing/search-request';
import type { FacetChoice } from './facet-links';

/** The number of filters of one kind in the document. The others are loaded on demand. */
export const VISIBLE_FACETS = 8;
const MAX_FACETS = 60;

/** A filter choice that links to a search. */
export function toFacetChoice(
  target: SearchCriteria,
  { name, count, selected }: { name: string; count?: number | null; selected: boolean },
): FacetChoice {
  const href = searchHref(target);
  const rel = linkRel(href);
  return {
    href,
    name,
    ...(typeof count === 'number' && { count: count.toLocaleString('en-US') }),
    ...(selected && { selected }),
    ...(rel && { rel }),
  };
}

/** Brands or categories of a search result as filter choices, the selected ones first. */
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

/** The search after a click on a brand. */
export const chooseBrand = (criteria: SearchCriteria, slug: string) =>
  toggleFilter(criteria, 'brand', slug);
