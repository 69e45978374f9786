import { ClientScreen } from '@/components/shared/client-screen';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { MAX_COMPARED_PRODUCTS } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { CompareScreen, CompareSkeleton } from './compare-screen';

/** The comparison page, the same for every visitor. Only the browser knows which products are compared. */
export function CompareShell() {
  const t = getTexts('compare');
  return (
    <div className="page-width pb-12">
      <Breadcrumbs crumbs={[{ name: t('page.title') }]} />
      <h1 className="text-3xl">{t('page.title')}</h1>
      <p className="mt-1 text-ink-soft">{t('page.intro', { max: MAX_COMPARED_PRODUCTS })}</p>
      {/* As tall as the screen, so that the footer does not move when the comparison loads. */}
      <div className="min-h-[calc(100dvh-14rem)]">
        <p className="hidden max-w-prose py-8 noscript:block">{t('page.needsScript')}</p>
        <ClientScreen
          texts={['compare']}
          labels={{ failed: t('page.failed'), retry: t('page.retry') }}
          skeleton={<CompareSkeleton label={t('page.loading')} />}
        >
          <CompareScreen />
        </ClientScreen>
      </div>
    </div>
  );
}
