import { decodeSegment } from '../decode-segment';
import type { SearchCriteria } from './types';

export const FILTER_PREFIXES = { category: 'categoria', brand: 'marca' } as const;
export type FilterKind = keyof typeof FILTER_PREFIXES;

const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,149}$/u;

/** Sorts and removes duplicates, so that the same search always has the same URL. */
export function toCanonicalSlugs(slugs: Iterable<string>): string[] {
  return [...new Set(slugs)].sort();
}

function parseFilterKind(prefix: string): FilterKind | null {
  if (prefix === FILTER_PREFIXES.brand) return 'brand';
  return prefix === FILTER_PREFIXES.category ? 'category' : null;
}

/**
 * Reads brands and categories from the percent-encoded segments of a search path. Segments of any other form are
 * returned unchanged in `invalid`.
 */
export function parseFilterSegments(segments: readonly string[]): {
  brands: string[];
  categories: string[];
  invalid: string[];
} {
  const found: Record<FilterKind, string[]> = { brand: [], category: [] };
  const invalid: string[] = [];
  for (const segment of segments) {
    const text = decodeSegment(segment) ?? '';
    const cut = text.indexOf('_');
    const prefix = text.slice(0, Math.max(cut, 0)).toLowerCase();
    const slug = text
      .slice(cut + 1)
      .normalize('NFC')
      .toLowerCase();
    const kind = parseFilterKind(prefix);
    if (kind && SLUG.test(slug)) found[kind].push(slug);
    else invalid.push(segment);
  }
  return {
    brands: toCanonicalSlugs(found.brand),
    categories: toCanonicalSlugs(found.category),
    invalid,
  };
}

/** Path segments in canonical order: categories, then brands, each sorted. Not percent-encoded. */
export function toFilterSegments(
  criteria: Pick<SearchCriteria, 'brands' | 'categories'>,
): string[] {
  return [
    ...toCanonicalSlugs(criteria.categories).map((slug) => `${FILTER_PREFIXES.category}_${slug}`),
    ...toCanonicalSlugs(criteria.brands).map((slug) => `${FILTER_PREFIXES.brand}_${slug}`),
  ];
}
