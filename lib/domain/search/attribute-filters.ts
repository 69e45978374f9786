import type { AttributeFacet } from './types';

/** The most attribute filters of one search. More are ignored. */
const MAX_ATTRIBUTES = 20;

/** `socket_am5`: the slug of an attribute and the slug of one of its values. */
const ATTRIBUTE_FILTER = /^[a-z0-9][a-z0-9-]{0,59}_[a-z0-9][a-z0-9._-]{0,59}$/;

/** Attribute filters in canonical order, without duplicates and without texts that are none. */
export function toCanonicalAttributes(filters: Iterable<string>): string[] {
  const known = [...filters].map((one) => one.trim().toLowerCase());
  return [...new Set(known)]
    .filter((one) => ATTRIBUTE_FILTER.test(one))
    .sort()
    .slice(0, MAX_ATTRIBUTES);
}

/** The filter of one value of an attribute, as it stands in the address. */
export const toAttributeFilter = (attribute: string, value: string): string =>
  `${attribute}_${value}`;

/** Adds the filter, or removes it when it is there. */
export function toggleAttribute(filters: readonly string[], filter: string): string[] {
  return toCanonicalAttributes(
    filters.includes(filter) ? filters.filter((other) => other !== filter) : [...filters, filter],
  );
}

/** The chosen values that the backend knows, with what they are called: `Socket: AM5`. */
export function nameAttributeFilters(
  chosen: readonly string[],
  facets: readonly AttributeFacet[],
): { filter: string; name: string }[] {
  return facets.flatMap(({ slug, name, values }) =>
    values
      .map((value) => ({
        filter: toAttributeFilter(slug, value.slug),
        name: `${name}: ${value.name}`,
      }))
      .filter(({ filter }) => chosen.includes(filter)),
  );
}
