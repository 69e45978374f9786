import type { Metadata } from 'next';
import { GuestFavorites } from '@/components/account/favorites/guest-favorites';
import { optionalMetadata, optionalPage } from '@/components/shell/document/optional-page';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = optionalMetadata('favorites', (): Metadata => {
  const t = getTexts('favorites');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    path: route('favorites'),
    noIndex: true,
  });
});

export default optionalPage('favorites', function Favorites() {
  return <GuestFavorites />;
});
