import type { AttributeFacet, FacetValue } from '@/lib/domain/search/criteria';
import { slugify } from '@/lib/domain/slug';

/** The values of a facet, by the number of products that each has. */
export const makeValues = (counts: Record<string, number>): FacetValue[] =>
  Object.entries(counts).map(([name, count]) => {
    return { slug: slugify(name), name, count, selected: false };
  });

export const makeFacet = (slug: string, counts: Record<string, number>): AttributeFacet => {
  return { slug, name: slug, values: makeValues(counts) };
};
