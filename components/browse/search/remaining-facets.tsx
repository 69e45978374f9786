import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { withQueryClient } from '@/components/shared/with-query-client';
import { categoryQuery } from '@/lib/api/categories';
import { searchFacetsQuery } from '@/lib/api/search';
import { type SearchCriteria, toggleFilter } from '@/lib/domain/search/criteria';
import { parseFilterSegments, parseSearchParams } from '@/lib/domain/search/search-params';
import {
  chooseCategory,
  FacetLinks,
  toFacetChoices,
  toNearCategories,
  VISIBLE_FACETS,
} from './facet-choices';

/** @param text the text whose results are shown, which may not be the one in the address */
function useCriteria(text: string): SearchCriteria {
  const { filters = [] } = useParams<{ filters?: string[] }>();
  const { brands, categories } = parseFilterSegments(filters);
  return { ...parseSearchParams(useSearchParams()), text, brands, categories };
}

export interface RemainingFacetsProps {
  kind: 'brands' | 'categories';
  searchedText: string;
  fallback: ReactNode;
}

export const RemainingFacets = withQueryClient(function RemainingFacets(
  props: RemainingFacetsProps,
) {
  const { kind, searchedText, fallback } = props;
  const criteria = useCriteria(searchedText);
  const facets = useQuery(searchFacetsQuery(criteria));
  const [only = '', ...others] = criteria.categories;
  const isInOne = only !== '' && others.length === 0;
  const category = useQuery({ ...categoryQuery(only), enabled: isInOne });
  if (!facets.data || (isInOne && category.data === undefined)) return fallback;
  const current = category.data ?? null;
  const choices =
    kind === 'brands'
      ? toFacetChoices(facets.data.brands, (slug) => toggleFilter(criteria, 'brand', slug))
      : toFacetChoices(toNearCategories(facets.data.categories, current), (slug) =>
          chooseCategory(criteria, slug, current),
        );
  return <FacetLinks choices={choices.slice(VISIBLE_FACETS)} />;
});
