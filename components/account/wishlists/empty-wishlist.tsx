import { ButtonLink } from '@/components/ui/button';
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
      <ButtonLink href={searchHref({ onlyOffers: true })}>{t('goOffers')}</ButtonLink>
      <ButtonLink variant="secondary" href={route('search_categories')}>
        {t('goCategories')}
      </ButtonLink>
    </EmptyState>
  );
}
