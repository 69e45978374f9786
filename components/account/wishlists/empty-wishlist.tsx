import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';

/** An empty list, with links to find products for it. */
export function EmptyWishlist({ isOfSeveral }: { isOfSeveral: boolean }) {
  const { t } = useTranslation('wishlists');
  const which = isOfSeveral ? 'emptyList' : 'empty';
  return (
    <EmptyState icon="heart" heading="h2" title={t(`${which}.title`)} text={t(`${which}.text`)}>
      <a href={searchHref({ onlyOffers: true })} className={buttonClass('primary')}>
        {t('goOffers')}
      </a>
      <a href={route('search_categories')} className={buttonClass('secondary')}>
        {t('goCategories')}
      </a>
    </EmptyState>
  );
}
