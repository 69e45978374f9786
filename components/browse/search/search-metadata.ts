import type { Metadata } from 'next';
import type { SearchResult } from '@/lib/api/search';
import { isIndexable } from '@/lib/domain/search/criteria';
import type { SearchCriteria } from '@/lib/domain/search/types';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { searchHref } from '@/lib/routing/search-href';
import { pageMetadata } from '@/lib/seo/metadata';
import { searchHeading } from './search-heading';

/** The metadata of a search by an unknown brand or category. */
export function unknownSearchMetadata(path: string): Metadata {
  const t = getTexts('search');
  return pageMetadata({
    title: t('heading.unknown'),
    description: t('meta.descriptionEmpty', { site: serverEnv().SITE_NAME }),
    path,
    noIndex: true,
  });
}

/** The metadata of a search. Each page of the results has its own canonical address. */
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
