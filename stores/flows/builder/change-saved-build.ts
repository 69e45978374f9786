import { browserClient } from '@/lib/api/client/browser-client';
import { getQueryClient } from '@/lib/api/client/query-client';
import {
  deleteSavedBuild,
  saveBuildName,
  savedBuildQuery,
  savedBuildsQuery,
} from '@/lib/api/saved-builds';
import type { Build } from '@/lib/domain/build/build';
import { useBuildStore } from '@/stores/builder/build-store';

/** Fetches the list of saved builds again, without their parts. */
export const invalidateSavedBuilds = (customerId: string): Promise<void> =>
  getQueryClient().invalidateQueries({
    queryKey: savedBuildsQuery(customerId).queryKey,
    exact: true,
  });

/** Deletes a saved build on the server. The copy on this device stays. @throws ApiError */
export async function removeSavedBuild(
  { id, slug }: { id: string; slug: string },
  customerId: string,
): Promise<void> {
  try {
    await deleteSavedBuild(browserClient, id);
    getQueryClient().removeQueries({ queryKey: savedBuildQuery(customerId, slug).queryKey });
  } finally {
    await invalidateSavedBuilds(customerId);
  }
}

/** Renames a saved build on the server and on this device. @throws ApiError */
export async function renameSavedBuild(
  build: Build,
  customerId: string,
  name: string,
): Promise<void> {
  try {
    const config = await saveBuildName(browserClient, { customerId, id: build.id, name });
    useBuildStore.getState().setBuild({ ...build, ...config });
    getQueryClient().setQueryData(
      savedBuildQuery(customerId, build.slug).queryKey,
      (known) => known && { ...known, config },
    );
  } finally {
    await invalidateSavedBuilds(customerId);
  }
}
