import { buttonClass } from '@/components/ui/button';
import type { SearchResult } from '@/lib/api/resources/search-result';
import { activeFilterCount, withPage } from '@/lib/domain/search/criteria';
import type { SearchCriteria } from '@/lib/domain/search/types';
import { texts } from '@/lib/i18n/server';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel } from '@/lib/routing/search-request';
import { NoResults } from './no-results';
import type { WaysOn } from './ways-on';

/** The result when the page is past the last one, the filters exclude everything, or the text finds nothing. */
export function NothingFound({
  criteria,
  result: { total, lastPage },
  waysOn,
}: {
  criteria: SearchCriteria;
  result: SearchResult;
  waysOn: WaysOn | null;
}) {
  const t = texts('search');
  if (total > 0) {
    const first = searchHref(withPage(criteria, 1));
    const last = searchHref(withPage(criteria, lastPage));
    return (
      <NoResults title={t('past.title')} text={t('past.text', { last: lastPage })} waysOn={waysOn}>
        <a href={first} rel={linkRel(first)} className={buttonClass()}>
          {t('See all results')}
        </a>
        <a href={last} rel={linkRel(last)} className={buttonClass('secondary')}>
          {t('past.last')}
        </a>
      </NoResults>
    );
  }
  if (activeFilterCount(criteria) === 0)
    return <NoResults text={t('empty.tips')} waysOn={waysOn} />;
  return (
    <NoResults text={t('empty.narrow')} waysOn={waysOn}>
      <a href={searchHref({ text: criteria.text })} rel="nofollow" className={buttonClass()}>
        {t('chips.clear')}
      </a>
    </NoResults>
  );
}
