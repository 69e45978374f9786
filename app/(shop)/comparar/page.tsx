import { CompareScreen, CompareSkeleton } from '@/components/browse/compare/compare-screen';
import { ClientScreen } from '@/components/shared/client-screen';
import { optionalMetadata, optionalPage } from '@/components/shell/document/cached-document';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { MAX_COMPARED_PRODUCTS } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = optionalMetadata('compare', () => {
  const t = getTexts('compare');
  return pageMetadata({
    title: t('page.title'),
    description: t('page.description'),
    path: route('compare'),
    noIndex: true,
  });
});

/** The comparison page, the same for every visitor. Only the browser knows which products are compared. */
function ComparePage() {
  const t = getTexts('compare');
  return (
    <div className="page-width pb-12">
      <Breadcrumbs crumbs={[{ name: t('page.title') }]} />
      <h1>{t('page.title')}</h1>
      <p className="mt-1 text-ink-soft">{t('page.intro', { max: MAX_COMPARED_PRODUCTS })}</p>
      {/* As tall as the screen, so that the footer does not move when the comparison loads. */}
      <div className="min-h-[calc(100dvh-14rem)]">
        <p className="hidden max-w-prose py-8 noscript:block">{t('page.needsScript')}</p>
        <ClientScreen
          texts={['compare']}
          failure={t('page.failed')}
          skeleton={<CompareSkeleton label={t('page.loading')} />}
        >
          <CompareScreen />
        </ClientScreen>
      </div>
    </div>
  );
}

export default optionalPage('compare', ComparePage);
