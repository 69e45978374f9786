import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CandidateRequest, candidatesInfiniteQuery } from '@/lib/api/assembly';
import {
  checkCandidate,
  toCheckedPart,
  toCheckedParts,
} from '@/lib/domain/build/compatibility/check';
import type { CheckedPart } from '@/lib/domain/build/compatibility/verdict';
import { canAddPart } from '@/lib/domain/build/selection';
import { type BuildEntry, isChosenEntry } from '@/lib/domain/build/types';

type CandidateQuery = Pick<CandidateRequest, 'groupId' | 'filters' | 'onlyCompatible' | 'sort'>;

/** The products of a step, page by page, each with the result of our compatibility rules. */
export function useCandidates(wanted: CandidateQuery, entries: readonly BuildEntry[]) {
  const { groupId } = wanted;
  const others = entries.filter((entry) => entry.groupId !== groupId);
  const productIds = others
    .filter(isChosenEntry)
    .map(({ part }) => part.id)
    .sort();
  const pages = useInfiniteQuery({
    ...candidatesInfiniteQuery({ ...wanted, productIds }),
    // While products for other filters load, the earlier ones stay visible.
    placeholderData: (before) => before,
  });
  const { data } = pages;
  const isRoomLeft = canAddPart(entries, groupId);
  // In a full step a candidate replaces the chosen part, so it is compared only with the other steps.
  const ratedKey = JSON.stringify(toCheckedParts(isRoomLeft ? entries : others));
  const candidates = useMemo(() => {
    const rated: CheckedPart[] = JSON.parse(ratedKey);
    const found = data?.pages.flatMap((page) => page.candidates) ?? [];
    const once = new Map(found.map((candidate) => [candidate.id, candidate]));
    return [...once.values()].map(({ part, isCompatible }) => {
      const own = toCheckedPart(part);
      const rest = rated.filter(({ productId }) => productId !== part.id);
      const ours = own ? checkCandidate(own, rest) : { state: null, verdicts: [] };
      return { part, ours, isCompatible };
    });
  }, [data, ratedKey]);
  const idsKey = productIds.join();
  const otherIds = useMemo(() => idsKey.split(',').filter(Boolean), [idsKey]);
  return { pages, candidates, otherIds, first: data?.pages[0] };
}
