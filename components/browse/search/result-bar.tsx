import type { SearchResult } from '@/lib/api/resources/search-result';
import type { SearchCriteria } from '@/lib/domain/search/types';
import { getTexts } from '@/lib/i18n/server';
import { SortForm } from './sort-form';

/** The number of products, the range that this page shows, and the sort order. */
export function ResultBar({
  criteria,
  result: { products, total },
  pageSize,
}: {
  criteria: SearchCriteria;
  result: SearchResult;
  pageSize: number;
}) {
  const t = getTexts('search');
  const before = (criteria.page - 1) * pageSize;
  const range = { from: before + 1, to: before + products.length };
  const isPart = products.length > 0 && (total === null || products.length < total);
  return (
    <div className="search-bar">
      <p>
        {isPart && (total === null ? t('rangeOpen', range) : t('range', { ...range, total }))}
        {!isPart && total !== null && t('count', { count: total })}
      </p>
      <SortForm criteria={criteria} />
    </div>
  );
}
