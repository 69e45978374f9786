import { type BuildEntry, type BuildGroup, isChosenEntry } from './types';

type Groups = readonly BuildGroup[];
type Entries = readonly BuildEntry[];

/** Why a computer may show nothing on a screen; null when it has a picture. A part of the step for video cards is one, whatever its sheet says. */
export function findMissingPicture(entries: Entries, groups: Groups) {
  const chosen = entries.filter(isChosenEntry);
  const stepsOfCards = new Set(groups.filter(({ role }) => role === 'gpu').map(({ id }) => id));
  if (chosen.some(({ part, groupId }) => part.facts?.role === 'gpu' || stepsOfCards.has(groupId)))
    return null;
  const processors = chosen.filter(({ part }) => part.facts?.role === 'cpu');
  const [processor] = processors;
  if (!processor || processors.some(({ part }) => part.facts?.hasGraphics)) return null;
  const reason = processor.part.facts?.hasGraphics === undefined ? 'unknown' : 'none';
  return { reason, processor: processor.part.name } as const;
}

export const getActiveGroups = (groups: Groups): BuildGroup[] =>
  groups.filter(({ isActive }) => isActive).sort((a, b) => a.order - b.order);

export const getGroupsOfKind = (groups: Groups, isAccessory: boolean): BuildGroup[] =>
  getActiveGroups(groups).filter((group) => group.isAccessory === isAccessory);

export const hasPartInGroup = (entries: Entries, groupId: string): boolean =>
  entries.some((entry) => entry.groupId === groupId && isChosenEntry(entry));

/** The group at a distance from the active one, among groups of the same kind. Null beyond the first or last group. */
function findNeighborGroup(groups: Groups, activeId: string | null, steps: number) {
  const active = groups.find(({ id }) => id === activeId);
  if (!active) return null;
  const same = getGroupsOfKind(groups, active.isAccessory);
  const index = same.findIndex(({ id }) => id === activeId);
  return index === -1 ? null : (same[index + steps] ?? null);
}

/** Without an active group it is the first group that has no entry, neither a product nor a skip (spec 4.5). */
export function getNextGroup(groups: Groups, activeId: string | null, entries: Entries) {
  if (activeId !== null) return findNeighborGroup(groups, activeId, 1);
  const begun = new Set(entries.map(({ groupId }) => groupId));
  return getActiveGroups(groups).find(({ id }) => !begun.has(id)) ?? null;
}

export const getPreviousGroup = (groups: Groups, activeId: string | null) =>
  findNeighborGroup(groups, activeId, -1);

export const getMissingGroups = (groups: Groups, entries: Entries): BuildGroup[] =>
  getActiveGroups(groups).filter(
    ({ id, isRequired }) => isRequired && !hasPartInGroup(entries, id),
  );

/** Pending groups are the required groups before the active one that have no product (spec 4.5). */
export function getPendingGroups(groups: Groups, activeId: string | null, entries: Entries) {
  const ordered = getActiveGroups(groups);
  const end = ordered.findIndex(({ id }) => id === activeId);
  return getMissingGroups(ordered.slice(0, Math.max(end, 0)), entries);
}
