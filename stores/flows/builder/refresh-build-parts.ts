import { getQueryClient } from '@/lib/api/client/query-client';
import { livePricesQuery } from '@/lib/api/live-prices';
import { getBuild } from '@/lib/domain/build/build';
import { isChosenEntry } from '@/lib/domain/build/types';
import { useBuildStore } from '@/stores/builder/build-store';

/**
 * Takes over today's prices and stock of the parts of a build, because a build on the device may be weeks old. What the
 * backend does not answer stays as it is.
 */
export async function refreshBuildParts(key: string): Promise<void> {
  const { entries } = getBuild(useBuildStore.getState().builds, key);
  const ids = entries.filter(isChosenEntry).map(({ part }) => part.id);
  if (ids.length === 0) return;
  const offers = await getQueryClient()
    .fetchQuery({ ...livePricesQuery(ids), staleTime: 0 })
    .catch(() => null);
  if (offers) useBuildStore.getState().updateOffers(key, offers);
}
