import { type AssemblyEntry, type AssemblyGroup, isChosen } from './types';

type Groups = readonly AssemblyGroup[];
type Entries = readonly AssemblyEntry[];

/** The active groups, sorted by `order` (spec 4.5). */
export function orderedGroups(groups: Groups): AssemblyGroup[] {
  return groups.filter(({ isActive }) => isActive).sort((a, b) => a.order - b.order);
}

/** The active groups of one kind, in order: parts of the computer, or accessories. */
export const groupsOfKind = (groups: Groups, isAccessory: boolean): AssemblyGroup[] =>
  orderedGroups(groups).filter((group) => group.isAccessory === isAccessory);

const hasEntry = (entries: Entries, groupId: string) =>
  entries.some((entry) => entry.groupId === groupId);
export const hasProduct = (entries: Entries, groupId: string): boolean =>
  entries.some((entry) => entry.groupId === groupId && isChosen(entry));

/** The first group that has no entry: neither a product nor a skip. */
export function firstWithoutEntry(groups: Groups, entries: Entries): AssemblyGroup | null {
  return orderedGroups(groups).find(({ id }) => !hasEntry(entries, id)) ?? null;
}

/** The group at a distance from the active one, among groups of the same kind. Null beyond the first or last group. */
function neighbour(groups: Groups, activeId: string | null, steps: number): AssemblyGroup | null {
  const active = groups.find(({ id }) => id === activeId);
  if (!active) return null;
  const same = groupsOfKind(groups, active.isAccessory);
  const index = same.findIndex(({ id }) => id === activeId);
  return index === -1 ? null : (same[index + steps] ?? null);
}

/** The next group. Without an active group it is the first group that has no entry (spec 4.5). */
export function nextGroup(
  groups: Groups,
  activeId: string | null,
  entries: Entries,
): AssemblyGroup | null {
  if (activeId === null) return firstWithoutEntry(groups, entries);
  return neighbour(groups, activeId, 1);
}

export const previousGroup = (groups: Groups, activeId: string | null): AssemblyGroup | null =>
  neighbour(groups, activeId, -1);

/** Required groups without a product. A skipped group has no product. */
export function missingGroups(groups: Groups, entries: Entries): AssemblyGroup[] {
  return orderedGroups(groups).filter(
    ({ id, isRequired }) => isRequired && !hasProduct(entries, id),
  );
}

/** Pending groups are the required groups before the active one that have no product (spec 4.5). */
export function pendingGroups(
  groups: Groups,
  activeId: string | null,
  entries: Entries,
): AssemblyGroup[] {
  const ordered = orderedGroups(groups);
  const end = ordered.findIndex(({ id }) => id === activeId);
  return missingGroups(ordered.slice(0, Math.max(end, 0)), entries);
}
