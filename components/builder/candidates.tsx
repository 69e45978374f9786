import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { MoreButton } from '@/components/ui/more-button';
import { errorText } from '@/lib/api/error-catalogue';
import { NO_FILTERS } from '@/lib/domain/build/filters';
import { canAdd, chosenIn, groupMax, groupTotal } from '@/lib/domain/build/selection';
import type { AssemblyGroup } from '@/lib/domain/build/types';
import { useTranslation } from '@/lib/i18n/client';
import { useAssemblyStore } from '@/stores/builder/assembly-store';
import { CandidateFilters, type Order } from './candidate-filters';
import { JudgedCard } from './judged-card';
import type { BuildTools } from './use-build';
import { useCandidates } from './use-candidates';
import { useSteadyActions } from './use-steady-actions';

/** The products that can be chosen in a step, with filters and paging. */
export function Candidates({ tools, group }: { tools: BuildTools; group: AssemblyGroup }) {
  const { t } = useTranslation('assembly');
  const { entries } = tools;
  const filters = useAssemblyStore((state) => state.filters);
  const [onlyCompatible, setOnlyCompatible] = useState(false);
  const [sort, setSort] = useState<Order>('relevance');
  const asked = { groupId: group.id, filters, onlyCompatible, sort };
  const { pages, candidates, otherIds, first } = useCandidates(asked, entries);
  const { onStay, ...actions } = useSteadyActions(tools, group.id);
  const chosen = chosenIn(entries, group.id);
  const room = groupMax(entries, group.id) - groupTotal(entries, group.id);
  const isFull = !canAdd(entries, group.id);
  const hide = () => {
    onStay();
    useAssemblyStore.getState().setFilters(NO_FILTERS);
    setOnlyCompatible(false);
  };
  return (
    <div className="asm-candidates">
      <CandidateFilters
        onStay={onStay}
        filters={filters}
        options={first?.options}
        onlyCompatible={onlyCompatible}
        onOnlyCompatible={setOnlyCompatible}
        sort={sort}
        onSort={setSort}
      />
      <p role="status" className="asm-soft">
        {first && t('list.total', { count: first.total })}
      </p>
      {pages.isPending && (
        <div role="status" aria-label={t('loading')} className="skeleton h-[60rem]" />
      )}
      {pages.isError && !first && (
        <EmptyState icon="warning" title={t('list.failed')} text={errorText(pages.error)}>
          <button
            type="button"
            className={buttonClass('secondary')}
            onClick={() => void pages.refetch()}
          >
            {t('retry')}
          </button>
        </EmptyState>
      )}
      {first && candidates.length === 0 && (
        <EmptyState icon="search" title={t('list.empty')} text={t('list.emptyText')}>
          <button type="button" className={buttonClass('secondary')} onClick={hide}>
            {t('filters.clear')}
          </button>
        </EmptyState>
      )}
      <ul className="asm-cards" aria-busy={pages.isPlaceholderData}>
        {candidates.map(({ part, ours, isCompatible }) => {
          const qty = chosen.find((entry) => entry.part.id === part.id)?.qty ?? 0;
          return (
            <JudgedCard
              key={part.id}
              part={part}
              ours={ours}
              isCompatible={isCompatible}
              otherIds={otherIds}
              qty={qty}
              most={qty > 0 ? qty + Math.max(room, 0) : 0}
              replaces={isFull && chosen.length > 0}
              {...actions}
            />
          );
        })}
      </ul>
      {first && <MoreButton pages={pages} labels={{ more: t('list.more'), retry: t('retry') }} />}
    </div>
  );
}
