import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { MAX_COMPARED_PRODUCTS } from '@/lib/domain/product/compare-choice';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';

/** The empty state of the comparison: it says how to begin. */
export function CompareEmptyState() {
  const { t } = useTranslation('compare');
  return (
    <EmptyState
      icon="compare"
      title={t('empty.title')}
      text={t('empty.text', { max: MAX_COMPARED_PRODUCTS })}
      heading="h2"
    >
      <ButtonLink href={searchHref({})}>{t('empty.search')}</ButtonLink>
      <ButtonLink variant="secondary" href={route('search_categories')}>
        {t('empty.categories')}
      </ButtonLink>
    </EmptyState>
  );
}
