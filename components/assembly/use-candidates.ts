import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkCandidate, ratedPart, ratedParts } from '@/lib/domain/assembly/compatibility/check';
import { canAdd } from '@/lib/domain/assembly/selection';
import { type AssemblyEntry, isChosen } from '@/lib/domain/assembly/types';
import type { CandidateRequest } from '@/lib/queries/assembly';
import { assemblyCandidatePages } from '@/lib/queries/assembly';
import { getQueryClient } from '@/lib/queries/query-client';

type Wanted = Pick<CandidateRequest, 'groupId' | 'filters' | 'onlyCompatible' | 'sort'>;

/** The products that may be chosen in a step, page after page, each with whether it goes with the others. */
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
      // While another choice of filters is loading, what is in view stays.
      placeholderData: (before) => before,
    },
    getQueryClient(),
  );
  const { data } = pages;
  const isRoomLeft = canAdd(entries, groupId);
  const candidates = useMemo(() => {
    // Where there is no room, a candidate takes the place of what is in the step.
    const rest = isRoomLeft ? entries : entries.filter((entry) => entry.groupId !== groupId);
    const rated = ratedParts(rest);
    const found = data?.pages.flatMap((page) => page.candidates) ?? [];
    const once = new Map(found.map((candidate) => [candidate.id, candidate]));
    return [...once.values()].map(({ part, isCompatible }) => {
      const own = ratedPart(part);
      const ours = own
        ? checkCandidate(
            own,
            rated.filter(({ productId }) => productId !== part.id),
          )
        : { state: null, verdicts: [] };
      return { part, ours, isCompatible };
    });
  }, [data, entries, groupId, isRoomLeft]);
  return { pages, candidates, otherIds: productIds, first: data?.pages[0] };
}
