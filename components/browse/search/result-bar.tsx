import { Icon } from '@/components/ui/icon';
import type { SearchResult } from '@/lib/api/search';
import { SEARCH_SORTS, type SearchCriteria, type SearchSort } from '@/lib/domain/search/criteria';
import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import { SORT_NAMES } from '@/lib/domain/search/search-params';
import { getTexts } from '@/lib/i18n/server';
import { searchPath } from '@/lib/routing/search-href';
import { HiddenSearchFields } from './facet-groups';
import { FiltersButton } from './filter-panel';
import { SoftForm } from './soft-form';

/** The button for the other view of a list: it says rows, or columns while there are rows. `lib/browser/display-choices.ts` listens to it. */
export function ListViewButton() {
  const t = getTexts('search');
  return (
    <button type="button" className="list-view">
      <span>
        <Icon name="rows" />
        <span>{t('view.rows')}</span>
      </span>
      <span>
        <Icon name="grid" />
        <span>{t('view.grid')}</span>
      </span>
    </button>
  );
}

interface ResultCountProps {
  criteria: SearchCriteria;
  result: SearchResult;
  pageSize: number;
}

/** '11 a 20 de 300 artículos', '8 artículos' when all are on this page; nothing when it is unknown. */
export function ResultCount({ criteria, result, pageSize }: ResultCountProps) {
  const t = getTexts('search');
  const { products, total } = result;
  const before = (criteria.page - 1) * pageSize;
  const range = { from: before + 1, to: before + products.length };
  const isPart = products.length > 0 && (total === null || products.length < total);
  return (
    <p>
      {isPart && (total === null ? t('rangeOpen', range) : t('range', { ...range, total }))}
      {!isPart && total !== null && t('count', { count: total })}
    </p>
  );
}

interface ResultBarProps {
  criteria: SearchCriteria;
  activeFilters: number;
  hasProducts: boolean;
}

export const ResultBar = ({ criteria, activeFilters, hasProducts }: ResultBarProps) => (
  <div className="search-bar" data-stay="">
    <FiltersButton active={activeFilters} />
    {hasProducts && (
      <>
        <SortForm criteria={criteria} />
        <ListViewButton />
      </>
    )}
  </div>
);

/** The sort order of the results. The button is for visitors without JavaScript and for the keyboard. */
function SortForm({ criteria }: { criteria: SearchCriteria }) {
  const t = getTexts('search');
  const nameOf = (sort: SearchSort) => (sort === 'relevance' ? '' : SORT_NAMES[sort]);
  return (
    <SoftForm action={searchPath(criteria)} className="sort">
      <HiddenSearchFields criteria={criteria} formParams={[SEARCH_PARAMS.sort]} />
      <label>
        <span>{t('sort.label')}</span>
        <select name={SEARCH_PARAMS.sort} defaultValue={nameOf(criteria.sort)}>
          {SEARCH_SORTS.map((sort) => (
            <option key={sort} value={nameOf(sort)}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{t('sort.apply')}</button>
    </SoftForm>
  );
}
