import { Icon } from '@/components/ui/icon';
import { Written } from '@/components/ui/written';
import { withPage } from '@/lib/domain/search/criteria';
import { pageWindow } from '@/lib/domain/search/paging';
import type { SearchCriteria } from '@/lib/domain/search/types';
import { texts } from '@/lib/i18n/server';
import { linkRel } from '@/lib/search-request';
import { searchHref } from './search-href';

/** Links to the pages of a result, the first and the last always among them. */
export function Pager({ criteria, lastPage }: { criteria: SearchCriteria; lastPage: number }) {
  if (lastPage <= 1) return null;
  const t = texts('search');
  const tc = texts('common');
  const { page } = criteria;
  const to = (target: number) => searchHref(withPage(criteria, target));
  const rel = linkRel(to(page));
  const relTo = (direction: 'prev' | 'next') => (rel ? `${direction} ${rel}` : direction);
  return (
    <Written written="pager" as="nav" className="pager" aria-label={t('pager.label')}>
      {page > 1 && (
        <a href={to(page - 1)} rel={relTo('prev')}>
          <Icon name="chevron-left" />
          {tc('previous')}
        </a>
      )}
      <ol>
        {pageWindow(page, lastPage).map((item, index, items) =>
          item === 'gap' ? (
            <li key={`after ${items[index - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <a
                href={to(item)}
                rel={rel}
                aria-label={t('pager.page', { page: item })}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < lastPage && (
        <a href={to(page + 1)} rel={relTo('next')}>
          {tc('next')}
          <Icon name="chevron-right" />
        </a>
      )}
    </Written>
  );
}
