import type { AssemblyGroup } from './types';

/** Stock as the builder filters it, by the code on the wire. */
export const STOCK_STATUSES = ['in-store', 'available', 'last-pieces', 'sold-out'] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];

/** Builder filters (spec 3). */
export interface AssemblyFilters {
  /** Slugs. */
  brands: readonly string[];
  performances: readonly string[];
  stockStatus: readonly StockStatus[];
  /** Lower case, each once. */
  secondary: readonly string[];
  allCategories: boolean;
}

export const NO_FILTERS: AssemblyFilters = {
  brands: [],
  performances: [],
  stockStatus: [],
  secondary: [],
  allCategories: false,
};

/** Where the shopper is in the builder. */
export interface AssemblyPlace {
  activeGroupId: string | null;
  filters: AssemblyFilters;
}

/** More, or longer ones, would not fit into the address of a call. */
const MAX_TERMS = 12;
const MAX_TERM_LENGTH = 60;

/** Secondary terms are kept in lower case, without duplicates (spec 5). */
export function addSecondary(filters: AssemblyFilters, term: string): AssemblyFilters {
  const kept = term.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, MAX_TERM_LENGTH).trimEnd();
  const { secondary } = filters;
  if (kept === '' || secondary.includes(kept) || secondary.length >= MAX_TERMS) return filters;
  return { ...filters, secondary: [...secondary, kept] };
}

export function removeSecondary(filters: AssemblyFilters, term: string): AssemblyFilters {
  const gone = term.trim().replace(/\s+/g, ' ').toLowerCase();
  return { ...filters, secondary: filters.secondary.filter((one) => one !== gone) };
}

/** Puts a value of a filter in, or takes it out. */
export function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** Moving clears the secondary terms and 'all categories'; the other filters stay (spec 4.5). */
export function moveTo(place: AssemblyPlace, group: AssemblyGroup | null): AssemblyPlace {
  if (group === null || group.id === place.activeGroupId) return place;
  const filters = { ...place.filters, secondary: [], allCategories: false };
  return { activeGroupId: group.id, filters };
}
