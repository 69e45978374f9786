import { type BuildEntry, type BuildGroup, isChosenEntry } from './types';

/** Why a computer may show nothing on a screen: its processor has no graphics, or its data sheet does not say so. */
interface MissingPicture {
  reason: 'none' | 'unknown';
  processor: string;
}

/** Null when the build has a picture, and without a processor. A part of the step for video cards is one, whatever its sheet says. */
export function findMissingPicture(
  entries: readonly BuildEntry[],
  groups: readonly BuildGroup[],
): MissingPicture | null {
  const chosen = entries.filter(isChosenEntry);
  const stepsOfCards = new Set(groups.filter(({ role }) => role === 'gpu').map(({ id }) => id));
  if (chosen.some(({ part, groupId }) => part.facts?.role === 'gpu' || stepsOfCards.has(groupId)))
    return null;
  const processors = chosen.filter(({ part }) => part.facts?.role === 'cpu');
  const [processor] = processors;
  if (!processor || processors.some(({ part }) => part.facts?.hasGraphics)) return null;
  const reason = processor.part.facts?.hasGraphics === undefined ? 'unknown' : 'none';
  return { reason, processor: processor.part.name };
}

type Groups = readonly BuildGroup[];
type Entries = readonly BuildEntry[];

/** The active groups, sorted by `order` (spec 4.5). */
export const getActiveGroups = (groups: Groups): BuildGroup[] =>
  groups.filter(({ isActive }) => isActive).sort((a, b) => a.order - b.order);

/** The active groups of one kind, in order: parts of the computer, or accessories. */
export const getGroupsOfKind = (groups: Groups, isAccessory: boolean): BuildGroup[] =>
  getActiveGroups(groups).filter((group) => group.isAccessory === isAccessory);

const hasEntry = (entries: Entries, groupId: string) =>
  entries.some((entry) => entry.groupId === groupId);
export const hasPartInGroup = (entries: Entries, groupId: string): boolean =>
  entries.some((entry) => entry.groupId === groupId && isChosenEntry(entry));

/** The first group that has no entry: neither a product nor a skip. */
export const findFirstEmptyGroup = (groups: Groups, entries: Entries): BuildGroup | null =>
  getActiveGroups(groups).find(({ id }) => !hasEntry(entries, id)) ?? null;

/** The group at a distance from the active one, among groups of the same kind. Null beyond the first or last group. */
function findNeighborGroup(
  groups: Groups,
  activeId: string | null,
  steps: number,
): BuildGroup | null {
  const active = groups.find(({ id }) => id === activeId);
  if (!active) return null;
  const same = getGroupsOfKind(groups, active.isAccessory);
  const index = same.findIndex(({ id }) => id === activeId);
  return index === -1 ? null : (same[index + steps] ?? null);
}

/** The next group. Without an active group it is the first group that has no entry (spec 4.5). */
export function getNextGroup(
  groups: Groups,
  activeId: string | null,
  entries: Entries,
): BuildGroup | null {
  if (activeId === null) return findFirstEmptyGroup(groups, entries);
  return findNeighborGroup(groups, activeId, 1);
}

export const getPreviousGroup = (groups: Groups, activeId: string | null): BuildGroup | null =>
  findNeighborGroup(groups, activeId, -1);

/** Required groups without a product. A skipped group has no product. */
export const getMissingGroups = (groups: Groups, entries: Entries): BuildGroup[] =>
  getActiveGroups(groups).filter(
    ({ id, isRequired }) => isRequired && !hasPartInGroup(entries, id),
  );

/** Pending groups are the required groups before the active one that have no product (spec 4.5). */
export function getPendingGroups(
  groups: Groups,
  activeId: string | null,
  entries: Entries,
): BuildGroup[] {
  const ordered = getActiveGroups(groups);
  const end = ordered.findIndex(({ id }) => id === activeId);
  return getMissingGroups(ordered.slice(0, Math.max(end, 0)), entries);
}
