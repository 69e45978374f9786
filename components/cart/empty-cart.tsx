'use client';

import { RecentlyViewedRail } from '@/components/product/recently-viewed/recently-viewed-rail';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';

export function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <>
      <EmptyState icon="cart" title={t('emptyTitle')} text={t('emptyText')}>
        <ButtonLink href={searchHref({ onlyOffers: true })}>{t('goOffers')}</ButtonLink>
        <ButtonLink variant="secondary" href={route('search_categories')}>
          {t('goCategories')}
        </ButtonLink>
      </EmptyState>
      <RecentlyViewedRail />
    </>
  );
}
