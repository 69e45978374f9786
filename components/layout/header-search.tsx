import { SearchBox } from '@/components/search/suggest/search-box';
import { texts } from '@/lib/i18n/server';

/** The search box of the header. */
export function HeaderSearch() {
  const t = texts('layout');
  return <SearchBox label={t('What are you looking for?')} submit={t('header.search')} />;
}
