import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser';
import { readCandidates } from '@/lib/api/calls/assembly';
import type { PartRole } from '@/lib/domain/build/facts/types';
import { NO_FILTERS } from '@/lib/domain/build/filters';
import { type Candidates, firstBuild } from '@/lib/domain/build/first-build';
import type { AssemblyGroup, AssemblyPart } from '@/lib/domain/build/types';
import { type AssemblyUse, USE_PLANS } from '@/lib/domain/build/uses';

/** Price limits as multiples of a role's share of the budget. The most expensive parts below each are candidates. */
const BANDS = [1.4, 0.7];
const PER_BAND = 30;

async function candidatesOf(
  group: AssemblyGroup,
  share: number,
  signal: AbortSignal,
): Promise<AssemblyPart[]> {
  const pages = await Promise.all(
    BANDS.map((band) =>
      readCandidates(
        browserClient,
        {
          groupId: group.id,
          page: 1,
          pageSize: PER_BAND,
          filters: { ...NO_FILTERS, stockStatus: ['available'] },
          productIds: [],
          onlyCompatible: false,
          sort: '-price',
          priceMax: Math.ceil(share * band),
        },
        signal,
      ),
    ),
  );
  const parts = pages.flatMap(({ candidates }) => candidates.map(({ part }) => part));
  return [...new Map(parts.map((part) => [part.id, part])).values()];
}

/** A suggested build for a use within a budget (pesos with IVA). Null when the shop has none. */
export const assemblyFirstBuild = (
  groups: readonly AssemblyGroup[],
  { budget, use }: { budget: number; use: AssemblyUse },
) =>
  queryOptions({
    queryKey: ['assembly-first-build', budget, use],
    queryFn: async ({ signal }) => {
      const { shares } = USE_PLANS[use];
      const found = await Promise.all(
        groups.flatMap((group) => {
          const share = group.role && shares[group.role];
          if (!group.role || !share || !group.isActive) return [];
          const { role } = group;
          return [
            candidatesOf(group, share * budget, signal).then((parts) => [role, parts] as const),
          ];
        }),
      );
      const candidates: Candidates = Object.fromEntries<Candidates[PartRole]>(found);
      return firstBuild(candidates, { budget, use });
    },
    staleTime: 60_000,
  });
