import { buildGroupsQuery, partsQuery } from '@/lib/api/assembly';
import { getQueryClient } from '@/lib/api/client/query-client';
import { getActiveGroups } from '@/lib/domain/build/groups';
import { decodeBuild, restoreSharedBuild } from '@/lib/domain/build/share';
import { useBuildStore } from '@/stores/builder/build-store';

/** Replaces the visitor's new build with the build of a shared link. @throws ApiError */
export async function importSharedBuild(encodedBuild: string): Promise<void> {
  const client = getQueryClient();
  const ids = decodeBuild(encodedBuild).parts.map(({ productId }) => productId);
  const [groups, parts] = await Promise.all([
    client.fetchQuery(buildGroupsQuery()),
    client.fetchQuery(partsQuery(ids)),
  ]);
  useBuildStore.persist.rehydrate();
  useBuildStore
    .getState()
    .replaceWithShared(restoreSharedBuild(encodedBuild, parts, getActiveGroups(groups)).entries);
}
