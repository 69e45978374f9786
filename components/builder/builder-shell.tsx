import type { Metadata } from 'next';
import { ClientScreen } from '@/components/shared/client-screen';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { BuilderScreen } from './builder-screen';
import '@/components/forms/form-styles';
import './builder.css';

export function builderMetadata(): Metadata {
  const t = getTexts('assembly');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    path: route('assembly-new'),
    noIndex: true,
  });
}

export function BuilderShell({ isSimple = false }: { isSimple?: boolean }) {
  const t = getTexts('assembly');
  return (
    <div className="page-width asm-page pb-8">
      {!isSimple && <Breadcrumbs crumbs={[{ name: t('title') }]} />}
      <h1 className="asm-title">{t('title')}</h1>
      <p className="mt-1 text-ink-soft max-md:hidden print:hidden">{t('description')}</p>
      <p className="needs-script note note-danger">{t('needsScript')}</p>
      {/* As tall as the screen, and while a list loads as such lists are, so that the footer does not jump when the content loads. */}
      <div className="mt-2 min-h-dvh has-[.skeleton]:min-h-[200dvh] md:mt-4 print:min-h-0">
        <ClientScreen
          texts={['assembly', 'account', 'cart']}
          failure={t('failed')}
          skeleton={<ScreenSkeleton label={t('loading')} className="h-96" />}
        >
          <BuilderScreen shopName={serverEnv().SITE_NAME} />
        </ClientScreen>
      </div>
    </div>
  );
}
