import type { BuildGroup } from './types';

/** Stock filters of the builder, as the backend's codes. */
export const STOCK_STATUSES = ['in-store', 'available', 'last-pieces', 'sold-out'] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];

export interface BuilderFilters {
  brands: readonly string[];
  performances: readonly string[];
  stockStatus: readonly StockStatus[];
  secondary: readonly string[];
  allCategories: boolean;
}

export const NO_BUILDER_FILTERS: BuilderFilters = {
  brands: [],
  performances: [],
  stockStatus: [],
  secondary: [],
  allCategories: false,
};

/** More or longer terms would make the URL of the request too long. */
const MAX_TERMS = 12;
const MAX_TERM_LENGTH = 60;

const normalizeTerm = (term: string) => term.trim().replace(/\s+/g, ' ').toLowerCase();

export function addSecondaryTerm(filters: BuilderFilters, term: string): BuilderFilters {
  const kept = normalizeTerm(term).slice(0, MAX_TERM_LENGTH).trimEnd();
  const { secondary } = filters;
  if (kept === '' || secondary.includes(kept) || secondary.length >= MAX_TERMS) return filters;
  return { ...filters, secondary: [...secondary, kept] };
}

export function removeSecondaryTerm(filters: BuilderFilters, term: string): BuilderFilters {
  const gone = normalizeTerm(term);
  return { ...filters, secondary: filters.secondary.filter((one) => one !== gone) };
}

export const toggleValue = <T>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** Moves to another group. It clears the secondary terms and 'all categories'; the other filters stay (spec 4.5). */
export function moveToGroup(
  place: { activeGroupId: string | null; filters: BuilderFilters },
  group: BuildGroup | null,
) {
  if (group === null || group.id === place.activeGroupId) return place;
  const filters = { ...place.filters, secondary: [], allCategories: false };
  return { activeGroupId: group.id, filters };
}
