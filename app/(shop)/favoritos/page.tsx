import { GuestFavoritesScreen } from '@/components/account/favorites/guest-favorites-screen';
import { ClientScreen } from '@/components/shared/client-screen';
import { optionalMetadata, optionalPage } from '@/components/shell/document/cached-document';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = optionalMetadata('favorites', () => {
  const t = getTexts('favorites');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    path: route('favorites'),
    noIndex: true,
  });
});

/** The favorites of a visitor without an account. The document is the same for all: only the device knows them. */
export default optionalPage('favorites', () => {
  const t = getTexts('favorites');
  const common = getTexts('common');
  return (
    <div className="page-width pb-12">
      <Breadcrumbs crumbs={[{ name: t('title') }]} />
      <h1>{t('title')}</h1>
      {/* As tall as the screen, so that the footer does not move when the products appear. */}
      <div className="min-h-[calc(100dvh-14rem)] pt-4">
        <p className="needs-script max-w-prose py-8">{t('needsScript')}</p>
        <ClientScreen
          texts={['favorites', 'product']}
          failure={t('failed')}
          skeleton={
            <div className="skeleton live h-96" role="status">
              <span className="visually-hidden">{common('loading')}</span>
            </div>
          }
        >
          <GuestFavoritesScreen />
        </ClientScreen>
      </div>
    </div>
  );
});
