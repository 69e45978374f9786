'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { CardContent } from '@/components/product/card-content';
import { CardActions } from '@/components/product/card-list';
import { toRenderedProduct } from '@/components/product/rendered-product';
import { QueryView } from '@/components/shared/query-view';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { productsByIdQuery } from '@/lib/api/product-summaries';
import { isStorageBlocked } from '@/lib/browser/storage';
import type { Favorite } from '@/lib/domain/favorites/favorite';
import { getCardType } from '@/lib/domain/product/availability';
import type { ProductSummary } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { commonPaths } from '@/lib/routing/common-paths';
import { route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { siteData } from '@/locales/es-MX/errors.json';
import { useFavoritesStore } from '@/stores/favorites/favorites-store';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';

/** The favorites on this device. A customer's favorites are in the account, so a customer is sent there. */
export const GuestFavoritesScreen = withQueryClient(function GuestFavoritesScreen() {
  const { t } = useTranslation('favorites');
  const router = useRouter();
  const customerId = useSessionStore(selectAuthorizedCustomerId);
  const favorites = useFavoritesStore((state) => state.favorites);
  // A product whose heart is taken away stays until the next visit, so that a slip can be undone.
  const [shown] = useState(favorites);
  const query = useQuery(productsByIdQuery(shown.map(({ id }) => id)));

  useEffect(() => {
    if (customerId !== null) router.replace(route('profile.wishlists'));
  }, [customerId, router]);

  if (customerId !== null) return null;
  if (shown.length === 0) {
    return (
      <EmptyState icon="heart" heading="h2" title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink href={searchHref({ onlyOffers: true })}>{t('empty.offers')}</ButtonLink>
        <ButtonLink variant="secondary" href={commonPaths.login}>
          {t('signIn')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-4 max-w-prose">
        {isStorageBlocked() ? siteData : t('device')}{' '}
        <a href={commonPaths.login} className="link">
          {t('signIn')}
        </a>
      </p>
      <QueryView query={query} skeleton={<div className="skeleton h-96" />}>
        {(products) => (
          <div className="card-grid-box">
            <ul className="card-grid" aria-label={t('title')}>
              {shown.map((favorite) => {
                const product = products.get(favorite.id);
                return (
                  <li key={favorite.id}>
                    {product ? (
                      <FavoriteCard product={product} />
                    ) : (
                      <GoneFavorite favorite={favorite} />
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </QueryView>
    </>
  );
});

function FavoriteCard({ product }: { product: ProductSummary }) {
  const { t } = useTranslation('product');
  return (
    <article className="card" data-type={getCardType(product)}>
      <div className="card-face">
        <CardContent product={product} t={t} isCompact={false} headingLevel={2} />
      </div>
      <CardActions product={toRenderedProduct(product)} />
    </article>
  );
}

function GoneFavorite({ favorite }: { favorite: Favorite }) {
  const { t } = useTranslation('favorites');
  const isSaved = useFavoritesStore(({ favorites }) =>
    favorites.some(({ id }) => id === favorite.id),
  );
  return (
    <div className="flex h-full flex-col items-start gap-2 rounded-md bg-sunken p-3">
      <p className="font-medium">{favorite.name}</p>
      <p className="text-sm text-ink-soft">{t('gone')}</p>
      {isSaved && (
        <Button variant="secondary" onClick={() => useFavoritesStore.getState().toggle(favorite)}>
          {t('remove')}
        </Button>
      )}
    </div>
  );
}
