import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readSuggestedBuild } from '@/lib/api/calls/suggested-build';
import type { BuildGroup } from '@/lib/domain/build/types';
import type { BuildUse } from '@/lib/domain/build/uses';

/** A suggested build for a use within a budget (pesos with IVA). Null when the shop has none. */
export const suggestedBuildQuery = (
  groups: readonly BuildGroup[],
  { budget, use }: { budget: number; use: BuildUse },
) =>
  queryOptions({
    queryKey: ['assembly-first-build', budget, use],
    queryFn: ({ signal }) => readSuggestedBuild(browserClient, { groups, budget, use }, signal),
    staleTime: 60_000,
  });
