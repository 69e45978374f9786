import { MAX_COMPARED_PRODUCTS } from './compare-choice';
import type { AttributeGroup, Characteristic } from './types';

const SEPARATOR = ',';

/** Reads the product slugs of a URL: without duplicates, at most as many as can be compared. */
export function parseComparedSlugs(text: string | null): string[] {
  const slugs = (text ?? '').split(SEPARATOR).map((slug) => slug.trim());
  return [...new Set(slugs)].filter(Boolean).slice(0, MAX_COMPARED_PRODUCTS);
}

export function formatComparedSlugs(slugs: readonly string[]): string {
  return slugs.join(SEPARATOR);
}

export interface CompareRow {
  name: string;
  /** One value per product, in the order of the products; null when it is unknown. */
  values: readonly (string | null)[];
  /** Whether any two products differ. There is no difference when no value is known. */
  differs: boolean;
}

export interface CompareGroup {
  name: string;
  rows: readonly CompareRow[];
}

/** Normalises the spelling of a value: `16 GB`, `16gb` and `16  Gb.` become equal. */
export function normalizeValue(value: string): string {
  return value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(\d) (?=\p{L})/gu, '$1')
    .replace(/\.$/, '')
    .trim();
}

export function toCompareRow(name: string, values: readonly (string | null)[]): CompareRow {
  const known = values.map((value) => value?.trim() || null);
  const kinds = new Set(known.map((value) => value && normalizeValue(value)));
  return { name, values: known, differs: kinds.size > 1 };
}

/** The distinct names in all lists, in order of appearance. The first spelling of each name is used. */
function collectNames(lists: readonly (readonly { name: string }[])[]): string[] {
  const names = new Map<string, string>();
  for (const { name } of lists.flat()) {
    if (!names.has(normalizeValue(name))) names.set(normalizeValue(name), name);
  }
  return [...names.values()];
}

const filterByName = <T extends { name: string }>(list: readonly T[], name: string): T[] =>
  list.filter((one) => normalizeValue(one.name) === normalizeValue(name));

/** Joins the values of an attribute that appears more than once, without duplicates. */
function joinValues(attributes: readonly Characteristic[], name: string): string | null {
  const values = filterByName(attributes, name).map(
    ({ value }) => [normalizeValue(value), value] as const,
  );
  return [...new Map(values).values()].join(', ') || null;
}

/**
 * The attributes of several products side by side. Attributes with the same name, in groups with the same name, share a
 * row.
 */
export function compareAttributeGroups(
  products: readonly (readonly AttributeGroup[])[],
): CompareGroup[] {
  return collectNames(products).map((name) => {
    const columns = products.map((groups) =>
      filterByName(groups, name).flatMap(({ attributes }) => attributes),
    );
    const rows = collectNames(columns).map((attribute) =>
      toCompareRow(
        attribute,
        columns.map((attributes) => joinValues(attributes, attribute)),
      ),
    );
    return { name, rows };
  });
}

/** Whether one row says nothing that another row of the same name does not say. */
const isSaidBy = (row: CompareRow, other: CompareRow): boolean =>
  normalizeValue(row.name) === normalizeValue(other.name) &&
  row.values.every((value, at) => {
    const known = other.values[at];
    return value === null || (!!known && normalizeValue(value) === normalizeValue(known));
  });

/** Leaves out what stands in several groups: of rows that say the same the first one is kept. Groups without rows go, too. */
export function withoutRepeatedRows(groups: readonly CompareGroup[]): CompareGroup[] {
  const all = groups.flatMap(({ rows }) => rows);
  const isRepeated = (row: CompareRow) =>
    all.some(
      (other, at) =>
        other !== row && isSaidBy(row, other) && (at < all.indexOf(row) || !isSaidBy(other, row)),
    );
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => !isRepeated(row)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** Keeps only the rows in which the products differ, and the groups that still have rows. */
export function filterDifferences(groups: readonly CompareGroup[]): CompareGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}
