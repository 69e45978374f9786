import { SEARCH_PARAMS } from '@/lib/domain/search/param-names';
import { SORT_NAMES } from '@/lib/domain/search/search-params';
import { SEARCH_SORTS, type SearchCriteria } from '@/lib/domain/search/types';
import { getTexts } from '@/lib/i18n/server';
import { searchPath } from '@/lib/routing/search-href';
import { HiddenSearchFields } from './range-facets';
import { SoftForm } from './soft-form';

/** The sort order of the results. The button is for visitors without JavaScript and for the keyboard. */
export function SortForm({ criteria }: { criteria: SearchCriteria }) {
  const t = getTexts('search');
  return (
    <SoftForm action={searchPath(criteria)} className="sort">
      <HiddenSearchFields criteria={criteria} formParams={[SEARCH_PARAMS.sort]} />
      <label>
        <span>{t('sort.label')}</span>
        <select
          name={SEARCH_PARAMS.sort}
          defaultValue={criteria.sort === 'relevance' ? '' : SORT_NAMES[criteria.sort]}
        >
          {SEARCH_SORTS.map((sort) => (
            <option key={sort} value={sort === 'relevance' ? '' : SORT_NAMES[sort]}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{t('sort.apply')}</button>
    </SoftForm>
  );
}
