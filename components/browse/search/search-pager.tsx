import { PagerLinks } from '@/components/ui/pager-links';
import { StaticHtml } from '@/components/ui/static-html';
import { withPage } from '@/lib/domain/search/criteria';
import type { SearchCriteria } from '@/lib/domain/search/types';
import { getTexts } from '@/lib/i18n/server';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel } from '@/lib/routing/search-request';

/** Links to the pages of a search result. They always include the first and the last page. */
export function SearchPager({
  criteria,
  lastPage,
}: {
  criteria: SearchCriteria;
  lastPage: number;
}) {
  if (lastPage <= 1) return null;
  const t = getTexts('search');
  const tc = getTexts('common');
  const { page } = criteria;
  const hrefTo = (target: number) => searchHref(withPage(criteria, target));
  const own = linkRel(hrefTo(page));
  return (
    <StaticHtml written="pager" as="nav" className="pager" aria-label={t('pager.label')}>
      <PagerLinks
        page={page}
        lastPage={lastPage}
        hrefTo={hrefTo}
        labels={{
          previous: tc('previous'),
          next: tc('next'),
          page: (target) => t('pager.page', { page: target }),
        }}
        rel={(direction) => [direction, own].filter(Boolean).join(' ') || undefined}
      />
    </StaticHtml>
  );
}
