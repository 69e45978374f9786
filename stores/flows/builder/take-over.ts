import { orderedGroups } from '@/lib/domain/build/groups';
import { decodeBuild } from '@/lib/domain/build/share';
import { sharedBuild } from '@/lib/domain/build/shared-build';
import { assemblyGroups, assemblyParts } from '@/lib/queries/assembly';
import { getQueryClient } from '@/lib/queries/query-client';
import { useAssemblyStore } from '@/stores/builder/assembly-store';

/** Replaces the visitor's new build with the build of a shared link. @throws ApiError */
export async function takeOver(text: string): Promise<void> {
  const client = getQueryClient();
  const ids = decodeBuild(text).map(({ productId }) => productId);
  const [groups, parts] = await Promise.all([
    client.fetchQuery(assemblyGroups()),
    client.fetchQuery(assemblyParts(ids)),
  ]);
  useAssemblyStore.persist.refresh();
  useAssemblyStore.getState().takeOver(sharedBuild(text, parts, orderedGroups(groups)).entries);
  useAssemblyStore.persist.flush();
}
