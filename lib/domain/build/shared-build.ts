import { limitToGroupMax, resolveEntries } from './selection';
import { decodeBuild, type SharedBuildPart } from './share';
import type { BuildEntry, BuildGroup, BuildPart } from './types';

/**
 * Restores the build in a URL with the products that are sold now. When the group in the URL does not exist, the part's
 * own group is used.
 * @returns the entries, and in `gone` the parts that are no longer sold
 */
export function restoreSharedBuild(
  text: string,
  parts: ReadonlyMap<string, BuildPart>,
  groups: readonly BuildGroup[],
): { entries: BuildEntry[]; gone: SharedBuildPart[] } {
  const known = new Set(groups.map(({ id }) => id));
  const references = decodeBuild(text).map((one) => {
    const own = parts.get(one.productId)?.groupId;
    return known.has(one.groupId) || !own ? one : { ...one, groupId: own };
  });
  const { entries, gone } = resolveEntries(references, parts);
  return {
    entries: limitToGroupMax(entries.filter(({ groupId }) => known.has(groupId))),
    gone: references.filter(({ productId }) => gone.includes(productId)),
  };
}
