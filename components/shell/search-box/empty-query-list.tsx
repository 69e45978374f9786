import { useTranslation } from '@/lib/i18n/client';
import type { SuggestListState } from './suggest-option';
import { SuggestSkeleton } from './suggest-skeleton';
import { TermOptions } from './term-options';

interface EmptyQueryListProps {
  list: SuggestListState;
  recent: readonly string[];
  popular: readonly string[];
  /** The popular searches are still loading. */
  isPending: boolean;
}

/** The options 'your last searches' and 'most searched this week'. */
export function EmptyQueryList({ list, recent, popular, isPending }: EmptyQueryListProps) {
  const { t } = useTranslation('suggest');
  return (
    <div
      role="presentation"
      className="grid gap-x-4 p-2 lg:group-data-[columns=2]:grid-cols-2 lg:group-data-[columns=2]:gap-x-0"
    >
      <TermOptions
        list={list}
        kind="recent"
        title={t('your last searches')}
        terms={recent}
        icon="clock"
        className="[&>a]:pr-12"
      />
      <TermOptions
        list={list}
        kind="popular"
        title={t('most searched this week')}
        terms={popular}
        icon="search"
        className="lg:group-data-[columns=2]:pl-2"
      />
      {isPending && <SuggestSkeleton />}
    </div>
  );
}
