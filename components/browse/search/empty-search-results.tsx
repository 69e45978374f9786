import { ButtonLink } from '@/components/ui/button';
import type { SearchResult } from '@/lib/api/resources/search-result';
import { countActiveFilters, withPage } from '@/lib/domain/search/criteria';
import type { SearchCriteria } from '@/lib/domain/search/types';
import { getTexts } from '@/lib/i18n/server';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel } from '@/lib/routing/search-request';
import { NoResults } from './no-results';
import type { NoResultsSuggestions } from './no-results-links';

/** The result when the page is past the last one, the filters exclude everything, or the text finds nothing. */
export function EmptySearchResults({
  criteria,
  result: { total, lastPage },
  suggestions,
}: {
  criteria: SearchCriteria;
  result: SearchResult;
  suggestions: NoResultsSuggestions | null;
}) {
  const t = getTexts('search');
  if (total !== 0) {
    const first = searchHref(withPage(criteria, 1));
    const last = searchHref(withPage(criteria, lastPage));
    return (
      <NoResults
        title={t('past.title')}
        text={t('past.text', { last: lastPage })}
        suggestions={suggestions}
      >
        <ButtonLink href={first} rel={linkRel(first)}>
          {t('See all results')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={last} rel={linkRel(last)}>
          {t('past.last')}
        </ButtonLink>
      </NoResults>
    );
  }
  if (countActiveFilters(criteria) === 0)
    return <NoResults text={t('empty.tips')} suggestions={suggestions} />;
  return (
    <NoResults text={t('empty.narrow')} suggestions={suggestions}>
      <ButtonLink href={searchHref({ text: criteria.text })} rel="nofollow">
        {t('chips.clear')}
      </ButtonLink>
    </NoResults>
  );
}
