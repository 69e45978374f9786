import { getActiveGroups } from '@/lib/domain/build/groups';
import { decodeBuild, restoreSharedBuild, type SharedBuildPart } from '@/lib/domain/build/share';
import { type BuildEntry, type BuildGroup, isChosenEntry } from '@/lib/domain/build/types';
import type { ProductImage } from '@/lib/domain/product/types';
import { getBuildGroups, getParts } from './catalogue';

export interface SharedBuild {
  text: string;
  entries: readonly BuildEntry[];
  gone: readonly SharedBuildPart[];
  unread: number;
  groups: readonly BuildGroup[];
  covers: ReadonlyMap<string, ProductImage | null>;
}

export async function readSharedBuild(text: string): Promise<SharedBuild> {
  const ids = [...new Set(decodeBuild(text).parts.map(({ productId }) => productId))];
  const [all, found] = await Promise.all([getBuildGroups(), getParts(ids)]);
  const groups = getActiveGroups(all);
  const parts = new Map(found.map(({ part }) => [part.id, part]));
  const covers = new Map(found.map(({ id, summary }) => [id, summary.cover]));
  return { text, groups, covers, ...restoreSharedBuild(text, parts, groups) };
}

export function findBuildCover({ entries, groups, covers }: SharedBuild): ProductImage | null {
  const pictured = entries.filter(isChosenEntry).filter(({ part }) => covers.get(part.id));
  const cases = groups.filter(({ role }) => role === 'case').map(({ id }) => id);
  const face = pictured.find(({ groupId }) => cases.includes(groupId)) ?? pictured[0];
  return (face && covers.get(face.part.id)) ?? null;
}
