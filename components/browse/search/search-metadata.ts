import type { Metadata } from 'next';
import type { SearchResult } from '@/lib/api/search';
import { type AppliedFilter, isIndexable, type SearchCriteria } from '@/lib/domain/search/criteria';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { searchHref } from '@/lib/routing/search-href';
import { pageMetadata } from '@/lib/seo/metadata';

/** The names of the filters as one phrase: categories, then brands (`Monitores, Teclados LG`). */
export function joinFilterNames(applied: readonly AppliedFilter[]): string {
  const names = (kind: AppliedFilter['kind']) =>
    applied
      .filter((filter) => filter.kind === kind)
      .map(({ name }) => name)
      .join(', ');
  return [names('category'), names('brand')].filter(Boolean).join(' ');
}

type ListCriteria = Pick<SearchCriteria, 'text' | 'sort' | 'onlyOffers'>;

/** What a list without filters by name shows: offers, or the first of a sort order that shoppers ask for by name. */
function listName({ onlyOffers, sort }: ListCriteria): string {
  const t = getTexts('search');
  if (onlyOffers) return t('heading.offers');
  if (sort === 'newest') return t('heading.newest');
  return t(sort === 'rating' ? 'heading.rating' : 'heading.all');
}

export function searchHeading(criteria: ListCriteria, applied: readonly AppliedFilter[]): string {
  const t = getTexts('search');
  const { text } = criteria;
  const name = joinFilterNames(applied);
  if (text && name) return t('heading.textIn', { text, name });
  if (text) return t('heading.text', { text });
  return name || listName(criteria);
}

export function unknownSearchMetadata(path: string): Metadata {
  const t = getTexts('search');
  return pageMetadata({
    title: t('heading.unknown'),
    description: t('meta.descriptionEmpty', { site: serverEnv().SITE_NAME }),
    path,
    noIndex: true,
  });
}

export function searchMetadata(criteria: SearchCriteria, result: SearchResult): Metadata {
  const path = searchHref(criteria);
  if (result.unknown.length > 0) return unknownSearchMetadata(path);
  const t = getTexts('search');
  const site = serverEnv().SITE_NAME;
  const heading = searchHeading(criteria, result.applied);
  const isEmpty = result.products.length === 0;
  return pageMetadata({
    title: criteria.page > 1 ? t('meta.page', { heading, page: criteria.page }) : heading,
    description: isEmpty
      ? t('meta.descriptionEmpty', { site })
      : result.total === null
        ? t('meta.descriptionOpen', { heading, site })
        : t('meta.description', { heading, site, count: result.total }),
    path,
    noIndex: isEmpty || !isIndexable(criteria),
  });
}
