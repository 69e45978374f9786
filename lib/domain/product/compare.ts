import type { AttributeGroup, Characteristic } from './types';

export type CompareRow = ReturnType<typeof toCompareRow>;

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

/** Names that tell articles apart and say nothing about them. */
export const IDENTITIES = ['modelo', 'numero de parte', 'codigo upc', 'sku'];

/** One value per product, null when it is unknown. `differs`: any two do, in more than what identifies them. Not when no value is known. */
export function toCompareRow(name: string, values: readonly (string | null)[]) {
  const known = values.map((value) => value?.trim() || null);
  const kinds = new Set(known.map((value) => value && normalizeValue(value)));
  const isIdentity = IDENTITIES.includes(normalizeValue(name));
  return { name, values: known, differs: kinds.size > 1 && !isIdentity };
}

/** What has the same name, by that name as `normalizeValue` spells it, in order of appearance. */
const groupByName = <T extends { name: string }>(list: readonly T[]): Map<string, T[]> =>
  Map.groupBy(list, ({ name }) => normalizeValue(name));

function joinValues(attributes: readonly Characteristic[]): string | null {
  const values = attributes.map(({ value }) => [normalizeValue(value), value] as const);
  return [...new Map(values).values()].join(', ') || null;
}

/** Several lists side by side by the names in them, in the first spelling. */
function alignByName<T extends { name: string }>(lists: readonly (readonly T[])[]) {
  const columns = lists.map(groupByName);
  return [...groupByName(lists.flat())].map(([key, [first]]) => ({
    name: first?.name ?? '',
    columns: columns.map((column) => column.get(key) ?? []),
  }));
}

export function compareAttributeGroups(products: readonly (readonly AttributeGroup[])[]) {
  return alignByName(products).map((group) => {
    const lists = group.columns.map((groups) => groups.flatMap(({ attributes }) => attributes));
    const rows = alignByName(lists).map(({ name, columns }) =>
      toCompareRow(name, columns.map(joinValues)),
    );
    return { name: group.name, rows };
  });
}

/** Whether a row says nothing that another row of the same name does not say, by their normalised values. */
const isSaidBy = (row: readonly (string | null)[], other: readonly (string | null)[]): boolean =>
  row.every((value, at) => value === null || value === other[at]);

/** Leaves out what stands in several groups: of rows that say the same the first one is kept. Groups without rows go, too. */
export function withoutRepeatedRows(groups: readonly CompareGroup[]): CompareGroup[] {
  const repeated = new Set<CompareRow>();
  for (const rows of groupByName(groups.flatMap((group) => group.rows)).values()) {
    const all = rows.map(({ values }) => values.map((value) => value && normalizeValue(value)));
    for (const [at, row] of rows.entries()) {
      const own = all[at] ?? [];
      const isRepeated = all.some(
        (other, otherAt) =>
          otherAt !== at && isSaidBy(own, other) && (otherAt < at || !isSaidBy(other, own)),
      );
      if (isRepeated) repeated.add(row);
    }
  }
  return filterRows(groups, (row) => !repeated.has(row));
}

const filterRows = (groups: readonly CompareGroup[], isKept: (row: CompareRow) => boolean) =>
  groups
    .map((group): CompareGroup => ({ ...group, rows: group.rows.filter(isKept) }))
    .filter(({ rows }) => rows.length > 0);

export const filterDifferences = (groups: readonly CompareGroup[]) =>
  filterRows(groups, ({ differs }) => differs);
