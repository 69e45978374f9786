import { MAX_COMPARED } from './compare-choice';
import type { AttributeGroup, Characteristic } from './types';

const SEPARATOR = ',';

/** The products that an address names: each once, as many as can be compared. */
export function parseCompared(text: string | null): string[] {
  const slugs = (text ?? '').split(SEPARATOR).map((slug) => slug.trim());
  return [...new Set(slugs)].filter(Boolean).slice(0, MAX_COMPARED);
}

export function comparedText(slugs: readonly string[]): string {
  return slugs.join(SEPARATOR);
}

export interface CompareRow {
  name: string;
  /** One for each product, in their order; null where it is not known. */
  values: readonly (string | null)[];
  /** Whether two products differ; that none is known is no difference. */
  differs: boolean;
}

export interface CompareGroup {
  name: string;
  rows: readonly CompareRow[];
}

/** What two spellings of a value have in common: `16 GB`, `16gb` and `16  Gb.` are one. */
export function valueKey(value: string): string {
  return value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(\d) (?=\p{L})/gu, '$1')
    .replace(/\.$/, '')
    .trim();
}

export function compareRow(name: string, values: readonly (string | null)[]): CompareRow {
  const known = values.map((value) => value?.trim() || null);
  const kinds = new Set(known.map((value) => value && valueKey(value)));
  return { name, values: known, differs: kinds.size > 1 };
}

/** The named things of all lists, under the first spelling of each name, in the order in which they appear. */
function namesOf(lists: readonly (readonly { name: string }[])[]): string[] {
  const names = new Map<string, string>();
  for (const { name } of lists.flat()) {
    if (!names.has(valueKey(name))) names.set(valueKey(name), name);
  }
  return [...names.values()];
}

const named = <T extends { name: string }>(list: readonly T[], name: string): T[] =>
  list.filter((one) => valueKey(one.name) === valueKey(name));

/** An attribute that is there more than once has all of its values, each once. */
function valuesOf(attributes: readonly Characteristic[], name: string): string | null {
  const values = named(attributes, name).map(({ value }) => [valueKey(value), value] as const);
  return [...new Map(values).values()].join(', ') || null;
}

/** The attributes of several products side by side: those of one name in a group of one name share a row. */
export function compareGroups(products: readonly (readonly AttributeGroup[])[]): CompareGroup[] {
  return namesOf(products).map((name) => {
    const columns = products.map((groups) =>
      named(groups, name).flatMap(({ attributes }) => attributes),
    );
    const rows = namesOf(columns).map((attribute) =>
      compareRow(
        attribute,
        columns.map((attributes) => valuesOf(attributes, attribute)),
      ),
    );
    return { name, rows };
  });
}

/** Only the rows in which the products differ, and only the groups that have any. */
export function onlyDifferences(groups: readonly CompareGroup[]): CompareGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}
