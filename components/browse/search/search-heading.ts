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

/** The heading of a search: its filters, its text, or 'all products'. */
export function searchHeading(
  { text }: Pick<SearchCriteria, 'text'>,
  applied: readonly AppliedFilter[],
): string {
  const t = getTexts('search');
  const name = joinFilterNames(applied);
  if (text && name) return t('heading.textIn', { text, name });
  if (text) return t('heading.text', { text });
  return name || t('heading.all');
}
