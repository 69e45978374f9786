import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { CategorySymbol } from '@/components/ui/category-symbol';
import { EmptyState } from '@/components/ui/empty-state';
import { SectionHeading } from '@/components/ui/section-heading';
import { DOCUMENT_STATUS_ATTRIBUTE } from '@/lib/document/document-status';
import type { Category } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';

/** A search by an unknown brand or category. Its marker makes the cache handler answer 404. */
export function UnknownSearchScreen({ suggestions }: { suggestions: NoResultsSuggestions }) {
  const t = getTexts('search');
  return (
    <div {...{ [DOCUMENT_STATUS_ATTRIBUTE]: '404' }} className="page-width pb-4">
      <Breadcrumbs crumbs={[{ name: t('crumb.search') }]} />
      <h1>{t('heading.unknown')}</h1>
      <NoResults text={t('empty.unknown')} suggestions={suggestions} />
    </div>
  );
}

export function TermList({ title, terms }: { title: string; terms: readonly string[] }) {
  if (terms.length === 0) return null;
  return (
    <section className="mt-8 hairline-t pt-6">
      <SectionHeading title={title} />
      <ul className="chips">
        {terms.map((term) => (
          <li key={term}>
            <a href={searchHref({ text: term })} rel="nofollow">
              {term}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface NoResultsSuggestions {
  categories: readonly Category[];
  terms: readonly string[];
}

const MAX_CATEGORIES = 8;

interface NoResultsProps {
  title?: string;
  text: string;
  suggestions: NoResultsSuggestions | null;
  /** The first of the links that lead on. */
  children?: ReactNode;
}

export function NoResults({ title, text, suggestions, children }: NoResultsProps) {
  const t = getTexts('search');
  const { categories = [], terms = [] } = suggestions ?? {};
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
      {categories.length > 0 && (
        <section className="mt-4 hairline-t pt-6">
          <SectionHeading title={t('empty.categories')} />
          <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
            {categories.slice(0, MAX_CATEGORIES).map((category) => (
              <li key={category.slug}>
                <a
                  href={searchHref({ categories: [category.slug] })}
                  className="flex min-h-12 items-center gap-2 text-15 hyphens-auto hover:underline"
                >
                  <CategorySymbol category={category} className="size-6 text-brand" />
                  {category.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TermList title={t('empty.mostSearched')} terms={terms} />
    </>
  );
}
