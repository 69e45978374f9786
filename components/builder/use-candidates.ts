import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkCandidate, ratedPart, ratedParts } from '@/lib/domain/build/compatibility/check';
import type { RatedPart } from '@/lib/domain/build/compatibility/verdict';
import { canAdd } from '@/lib/domain/build/selection';
import { type AssemblyEntry, isChosen } from '@/lib/domain/build/types';
import type { CandidateRequest } from '@/lib/queries/assembly';
import { assemblyCandidatePages } from '@/lib/queries/assembly';
import { getQueryClient } from '@/lib/queries/query-client';

type Wanted = Pick<CandidateRequest, 'groupId' | 'filters' | 'onlyCompatible' | 'sort'>;

/** The products of a step, page by page, each with the result of our compatibility rules. */
export function useCandidates(wanted: Wanted, entries: readonly AssemblyEntry[]) {
  const { groupId } = wanted;
  const others = entries.filter((entry) => entry.groupId !== groupId);
  const productIds = others
    .filter(isChosen)
    .map(({ part }) => part.id)
    .sort();
  const pages = useInfiniteQuery(
    {
      ...assemblyCandidatePages({ ...wanted, productIds }),
      // While products for other filters load, the earlier ones stay visible.
      placeholderData: (before) => before,
    },
    getQueryClient(),
  );
  const { data } = pages;
  const isRoomLeft = canAdd(entries, groupId);
  // In a full step a candidate replaces the chosen part, so it is compared only with the other steps.
  const ratedKey = JSON.stringify(ratedParts(isRoomLeft ? entries : others));
  const candidates = useMemo(() => {
    const rated: RatedPart[] = JSON.parse(ratedKey);
    const found = data?.pages.flatMap((page) => page.candidates) ?? [];
    const once = new Map(found.map((candidate) => [candidate.id, candidate]));
    return [...once.values()].map(({ part, isCompatible }) => {
      const own = ratedPart(part);
      const rest = rated.filter(({ productId }) => productId !== part.id);
      const ours = own ? checkCandidate(own, rest) : { state: null, verdicts: [] };
      return { part, ours, isCompatible };
    });
  }, [data, ratedKey]);
  const idsKey = productIds.join();
  const otherIds = useMemo(() => idsKey.split(',').filter(Boolean), [idsKey]);
  return { pages, candidates, otherIds, first: data?.pages[0] };
}
