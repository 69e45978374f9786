import { limitToGroupMax, resolveEntries } from './selection';
import { decodeBuild, type SharedBuildPart } from './share';
import type { BuildEntry, BuildGroup, BuildPart } from './types';

/**
 * Restores the build in a URL with the products that are sold now. When the group in the URL does not exist, the part's
 * own group is used.
 * @returns the entries, in `gone` the parts that are no longer sold, and in `unread` how many pieces of the URL are neither
 */
export function restoreSharedBuild(
  text: string,
  parts: ReadonlyMap<string, BuildPart>,
  groups: readonly BuildGroup[],
): { entries: BuildEntry[]; gone: SharedBuildPart[]; unread: number } {
  const known = new Set(groups.map(({ id }) => id));
  const decoded = decodeBuild(text);
  const references = decoded.parts.map((one) => {
    const own = parts.get(one.productId)?.groupId;
    return known.has(one.groupId) || !own ? one : { ...one, groupId: own };
  });
  const { entries, gone } = resolveEntries(references, parts);
  const placed = entries.filter(({ groupId }) => known.has(groupId));
  return {
    entries: limitToGroupMax(placed),
    unread: decoded.unread + entries.length - placed.length,
    gone: references.filter(({ productId }) => gone.includes(productId)),
  };
}
