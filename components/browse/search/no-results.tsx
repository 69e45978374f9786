import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
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
        <ButtonLink variant="secondary" href={searchHref({ onlyOffers: true })} rel="nofollow">
          {t('empty.offers')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={route('search_categories')}>
          {t('empty.allCategories')}
        </ButtonLink>
      </EmptyState>
      {suggestions && <NoResultsLinks {...suggestions} />}
    </>
  );
}
