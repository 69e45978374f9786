import type { AppliedFilter, SearchCriteria } from '@/lib/domain/search/types';
import { getTexts } from '@/lib/i18n/server';

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

/** The heading of a search: its filters, its text, or what its list shows. */
export function searchHeading(criteria: ListCriteria, applied: readonly AppliedFilter[]): string {
  const t = getTexts('search');
  const { text } = criteria;
  const name = joinFilterNames(applied);
  if (text && name) return t('heading.textIn', { text, name });
  if (text) return t('heading.text', { text });
  return name || listName(criteria);
}
