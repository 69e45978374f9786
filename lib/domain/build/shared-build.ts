import { entriesOf, withinMaxima } from './selection';
import { decodeBuild, type SharedPart } from './share';
import type { AssemblyEntry, AssemblyGroup, AssemblyPart } from './types';

/**
 * The build that an address holds, as it can be had today. A step that there is not gives way to the part's own.
 * @returns with what of it is not sold any more
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
