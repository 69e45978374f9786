import type { AppliedFilter, SearchCriteria } from '@/lib/domain/search/types';
import { texts } from '@/lib/i18n/server';

/** Names of a search's filters as one phrase: categories, then brands (`Monitores, Teclados LG`). */
export function filterNames(applied: readonly AppliedFilter[]): string {
  const names = (kind: AppliedFilter['kind']) =>
    applied
      .filter((filter) => filter.kind === kind)
      .map(({ name }) => name)
      .join(', ');
  return [names('category'), names('brand')].filter(Boolean).join(' ');
}

/** What a search is called: its filters' names, its text, or all products. */
export function searchHeading(
  { text }: Pick<SearchCriteria, 'text'>,
  applied: readonly AppliedFilter[],
): string {
  const t = texts('search');
  const name = filterNames(applied);
  if (text && name) return t('heading.textIn', { text, name });
  if (text) return t('heading.text', { text });
  return name || t('heading.all');
}
