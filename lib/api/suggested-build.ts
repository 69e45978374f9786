import { NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import type { PartRole } from '@/lib/domain/build/part-facts';
import { type CandidatesByRole, suggestBuild } from '@/lib/domain/build/suggest-build';
import type { BuildGroup, BuildPart } from '@/lib/domain/build/types';
import { type BuildUse, getRoleShare, USE_PLANS } from '@/lib/domain/build/uses';
import { type CandidateRequest, readCandidates } from './assembly';
import type { ApiClient } from './client/client';
import { readQuery } from './client/read-query';

/** Price limits as multiples of a role's share. The most expensive parts below each are candidates. */
const BANDS = [1.6, 1, 0.6];
const PER_BAND = 30;

async function readCandidateParts(
  client: ApiClient,
  group: BuildGroup,
  share: number,
  signal: AbortSignal | undefined,
): Promise<BuildPart[]> {
  const asked: CandidateRequest = {
    groupId: group.id,
    page: 1,
    pageSize: PER_BAND,
    filters: { ...NO_BUILDER_FILTERS, stockStatus: ['available'] },
    productIds: [],
    onlyCompatible: false,
    sort: '-price',
  };
  const pages = await Promise.all(
    BANDS.map((band) =>
      readCandidates(client, { ...asked, priceMax: Math.ceil(share * band) }, signal),
    ),
  );
  const parts = pages.flatMap(({ candidates }) => candidates.map(({ part }) => part));
  return [...new Map(parts.map((part) => [part.id, part])).values()];
}

interface SuggestionRequest {
  groups: readonly BuildGroup[];
  budget: number;
  use: BuildUse;
}

async function readSuggestedBuild(
  client: ApiClient,
  { groups, budget, use }: SuggestionRequest,
  signal?: AbortSignal,
): Promise<ReturnType<typeof suggestBuild>> {
  const found = await Promise.all(
    groups.flatMap((group) => {
      const share = group.role && getRoleShare(USE_PLANS[use], group.role, budget);
      if (!group.role || !share || !group.isActive) return [];
      const { role } = group;
      return [
        readCandidateParts(client, group, share, signal).then((parts) => [role, parts] as const),
      ];
    }),
  );
  const candidates: CandidatesByRole = Object.fromEntries<CandidatesByRole[PartRole]>(found);
  return suggestBuild(candidates, { budget, use });
}

/** A suggested build for a use within a budget (pesos with IVA). Null when the shop has none. */
export const suggestedBuildQuery = (
  groups: readonly BuildGroup[],
  { budget, use }: { budget: number; use: BuildUse },
) =>
  readQuery(
    ['assembly-first-build', budget, use],
    readSuggestedBuild,
    { groups, budget, use },
    { staleTime: 60_000 },
  );
