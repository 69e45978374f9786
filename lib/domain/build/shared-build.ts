import { entriesOf, withinMaxima } from './selection';
import { decodeBuild, type SharedPart } from './share';
import type { AssemblyEntry, AssemblyGroup, AssemblyPart } from './types';

/**
 * Restores the build in a URL with the products that are sold now. When the group in the URL does not exist, the part's
 * own group is used.
 * @returns the entries, and in `gone` the parts that are no longer sold
 */
export function sharedBuild(
  text: string,
  parts: ReadonlyMap<string, AssemblyPart>,
  groups: readonly AssemblyGroup[],
): { entries: AssemblyEntry[]; gone: SharedPart[] } {
  const known = new Set(groups.map(({ id }) => id));
  const references = decodeBuild(text).map((one) => {
    const own = parts.get(one.productId)?.groupId;
    return known.has(one.groupId) || !own ? one : { ...one, groupId: own };
  });
  const { entries, gone } = entriesOf(references, parts);
  return {
    entries: withinMaxima(entries.filter(({ groupId }) => known.has(groupId))),
    gone: references.filter(({ productId }) => gone.includes(productId)),
  };
}
