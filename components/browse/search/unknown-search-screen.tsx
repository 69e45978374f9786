import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { DOCUMENT_STATUS_ATTRIBUTE } from '@/lib/document/document-status';
import { getTexts } from '@/lib/i18n/server';
import { NoResults } from './no-results';
import type { NoResultsSuggestions } from './no-results-links';

/** A search by an unknown brand or category. Its marker makes the cache handler answer 404. */
export function UnknownSearchScreen({ suggestions }: { suggestions: NoResultsSuggestions }) {
  const t = getTexts('search');
  return (
    <div {...{ [DOCUMENT_STATUS_ATTRIBUTE]: '404' }} className="page-width pb-4">
      <Breadcrumbs crumbs={[{ name: t('crumb.search') }]} />
      <h1 className="text-3xl">{t('heading.unknown')}</h1>
      <NoResults text={t('empty.unknown')} suggestions={suggestions} />
    </div>
  );
}
