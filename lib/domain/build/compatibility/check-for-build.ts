import { canAddPart } from '../selection';
import { type BuildEntry, type BuildPart, isChosenEntry } from '../types';
import { type Compatibility, checkCandidate, toCheckedPart, toCheckedParts } from './check';

/**
 * Checks a part against a build that is begun, as its step would: in a step without room it takes the place of what was
 * chosen there. A part of the build is checked against the others.
 * @returns also the products that it was compared with; null when no rule applies to it and them
 */
export function checkForBuild(
  part: BuildPart,
  entries: readonly BuildEntry[],
): { compatibility: Compatibility; otherIds: string[] } | null {
  const chosen = entries.filter(isChosenEntry);
  const known = chosen.find((entry) => entry.part.id === part.id);
  const role = part.facts?.role;
  const groupId =
    part.groupId ?? chosen.find((entry) => entry.part.facts?.role === role)?.groupId ?? '';
  const isReplacing = !known && !canAddPart(entries, groupId);
  const others = chosen.filter(
    (entry) => entry !== known && !(isReplacing && entry.groupId === groupId),
  );
  const own = toCheckedPart(part, known?.qty);
  const compatibility = own && checkCandidate(own, toCheckedParts(others));
  if (!compatibility || compatibility.state === null) return null;
  return { compatibility, otherIds: others.map((entry) => entry.part.id) };
}
