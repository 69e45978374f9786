import { type AssemblyEntry, type AssemblyGroup, isChosen } from './types';

type Groups = readonly AssemblyGroup[];
type Entries = readonly AssemblyEntry[];

/** The groups that are offered, ordered by 'order' (spec 4.5). */
export function orderedGroups(groups: Groups): AssemblyGroup[] {
  return groups.filter(({ isActive }) => isActive).sort((a, b) => a.order - b.order);
}

/** The groups of one kind, in order: the parts of the computer, or its accessories. */
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

/** The group so many steps away among those of the same kind; null beyond the ends. */
function neighbour(groups: Groups, activeId: string | null, steps: number): AssemblyGroup | null {
  const active = groups.find(({ id }) => id === activeId);
  if (!active) return null;
  const same = groupsOfKind(groups, active.isAccessory);
  const index = same.findIndex(({ id }) => id === activeId);
  return index === -1 ? null : (same[index + steps] ?? null);
}

/** Without an active group 'next' is the first that has no entry (spec 4.5). */
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

/** Required groups that have no product. */
export function missingGroups(groups: Groups, entries: Entries): AssemblyGroup[] {
  return orderedGroups(groups).filter(
    ({ id, isRequired }) => isRequired && !hasProduct(entries, id),
  );
}

/** Pending: the required groups before the active one that have no product (spec 4.5). */
export function pendingGroups(
  groups: Groups,
  activeId: string | null,
  entries: Entries,
): AssemblyGroup[] {
  const ordered = orderedGroups(groups);
  const end = ordered.findIndex(({ id }) => id === activeId);
  return missingGroups(ordered.slice(0, Math.max(end, 0)), entries);
}
