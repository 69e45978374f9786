import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadMoreButton } from '@/components/ui/load-more-button';
import { RetryButton } from '@/components/ui/retry-button';
import { type CandidateRequest, candidatesInfiniteQuery } from '@/lib/api/assembly';
import { errorText } from '@/lib/api/client/error-catalogue';
import {
  checkCandidate,
  toCheckedPart,
  toCheckedParts,
} from '@/lib/domain/build/compatibility/check';
import type { CheckedPart } from '@/lib/domain/build/compatibility/verdict';
import { NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import {
  canAddPart,
  getChosenEntries,
  getGroupMax,
  getGroupQuantity,
  limitToStock,
} from '@/lib/domain/build/selection';
import { type BuildEntry, type BuildGroup, isChosenEntry } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { useBuildStore } from '@/stores/builder/build-store';
import { CheckedCandidateCard } from './candidate-card';
import { CandidateFilters, type CandidateSort } from './candidate-filters';
import type { BuildTools } from './use-build';

/** Filters stay from step to step (spec 4.5). Those that leave nothing to choose are taken off: whether that happened. */
function useCarriedFilterRelease(isEmpty: boolean): boolean {
  const { filters, setFilters } = useBuildStore();
  const [carried] = useState(filters);
  const [isReleased, setReleased] = useState(false);
  const { brands, performances, stockStatus } = carried;
  const isFiltered = brands.length + performances.length + stockStatus.length > 0;
  const isDue = isEmpty && isFiltered && filters === carried;
  useEffect(() => {
    if (!isDue) return;
    setFilters(NO_BUILDER_FILTERS);
    setReleased(true);
  }, [isDue, setFilters]);
  return isReleased;
}

type CandidateQuery = Pick<CandidateRequest, 'groupId' | 'filters' | 'onlyCompatible' | 'sort'>;

function useCandidates(wanted: CandidateQuery, entries: readonly BuildEntry[]) {
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

export function CandidateList({ tools, group }: { tools: BuildTools; group: BuildGroup }) {
  const { t } = useTranslation('assembly');
  const { entries } = tools;
  const filters = useBuildStore((state) => state.filters);
  const [onlyCompatible, setOnlyCompatible] = useState(false);
  const [sort, setSort] = useState<CandidateSort>('relevance');
  const asked = { groupId: group.id, filters, onlyCompatible, sort };
  // The chosen card answers at once. What the choice means for all others may take as long as they are many.
  const settledEntries = useDeferredValue(entries);
  const { pages, candidates, otherIds, first } = useCandidates(asked, settledEntries);
  const { keepStep, add, replace, setQuantity, remove } = tools;
  const chosen = getChosenEntries(entries, group.id);
  const room = getGroupMax(entries, group.id) - getGroupQuantity(entries, group.id);
  const isFull = !canAddPart(settledEntries, group.id);
  const isReplacing = isFull && getChosenEntries(settledEntries, group.id).length > 0;
  const isReleased = useCarriedFilterRelease(first !== undefined && first.candidates.length === 0);
  const hide = () => {
    keepStep();
    useBuildStore.getState().setFilters(NO_BUILDER_FILTERS);
    setOnlyCompatible(false);
  };
  return (
    <div>
      <CandidateFilters
        onBeforeChange={keepStep}
        filters={filters}
        options={first?.options}
        onlyCompatible={onlyCompatible}
        onOnlyCompatible={setOnlyCompatible}
        sort={sort}
        onSort={setSort}
      />
      <p role="status" className="asm-soft">
        {first && first.total !== null && t('list.total', { count: first.total })}
      </p>
      {isReleased && (
        <p role="status" className="note">
          {t('filters.released')}
        </p>
      )}
      {pages.isPending && (
        <div role="status" aria-label={t('loading')} className="skeleton h-[60rem]" />
      )}
      {pages.isError && !first && (
        <EmptyState icon="warning" title={t('list.failed')} text={errorText(pages.error)}>
          <RetryButton onClick={() => void pages.refetch()} />
        </EmptyState>
      )}
      {first && candidates.length === 0 && (
        <EmptyState icon="search" title={t('list.empty')} text={t('list.emptyText')}>
          <Button variant="secondary" onClick={hide}>
            {t('filters.clear')}
          </Button>
        </EmptyState>
      )}
      <ul className="asm-cards hairline-t empty:hidden" aria-busy={pages.isPlaceholderData}>
        {candidates.map(({ part, ours, isCompatible }) => {
          const qty = chosen.find((entry) => entry.part.id === part.id)?.qty ?? 0;
          return (
            <CheckedCandidateCard
              key={part.id}
              groupId={group.id}
              part={part}
              localCompatibility={ours}
              isCompatible={isCompatible}
              otherIds={otherIds}
              qty={qty}
              maxQuantity={qty > 0 ? limitToStock(qty + Math.max(room, 0), part) : 0}
              isReplacement={isReplacing}
              {...{ add, replace, setQuantity, remove }}
            />
          );
        })}
      </ul>
      {first && <LoadMoreButton pages={pages} label={t('list.more')} />}
    </div>
  );
}
