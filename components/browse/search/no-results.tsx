import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { NoResultsLinks, type NoResultsSuggestions } from './no-results-links';

/** Says why nothing was found, and offers links to go on with. `children` come first among the links. */
export function NoResults({
  title,
  text,
  suggestions,
  children,
}: {
  title?: string;
  text: string;
  suggestions: NoResultsSuggestions | null;
  children?: ReactNode;
}) {
  const t = getTexts('search');
  return (
    <>
      <EmptyState icon="search" heading="h2" title={title ?? t('noResults')} text={text}>
        {children}
        <a
          href={searchHref({ onlyOffers: true })}
          rel="nofollow"
          className={buttonClass('secondary')}
        >
          {t('empty.offers')}
        </a>
        <a href={route('search_categories')} className={buttonClass('secondary')}>
          {t('empty.allCategories')}
        </a>
      </EmptyState>
      {suggestions && <NoResultsLinks {...suggestions} />}
    </>
  );
}
