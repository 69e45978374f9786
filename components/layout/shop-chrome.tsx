import { type ReactNode, Suspense } from 'react';
import { ToastViewport } from '@/components/notifications/toast-viewport';
import { PrivacyIsland } from '@/components/privacy/privacy-island';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { ChromeEffects } from './chrome-effects';
import { RouteFocus } from './route-focus';
import { ShopFooter } from './shop-footer';
import { ShopHeader } from './shop-header';

/** Header, main region and footer of every shop page. */
export function ShopChrome({ children }: { children: ReactNode }) {
  const t = texts('layout');
  return (
    <>
      <a
        href="#contenido"
        className="visually-hidden focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:m-0 focus:h-auto focus:w-auto focus:rounded-md focus:bg-brand-fill focus:px-4 focus:py-3 focus:font-semibold focus:text-on-brand focus:[clip-path:none]"
      >
        {t('skip')}
      </a>
      <PrivacyIsland analyticsId={serverEnv().ANALYTICS_ID ?? null} />
      <ShopHeader />
      <main id="contenido" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <ShopFooter />
      <ToastViewport labels={{ region: t('toasts.region'), close: t('toasts.close') }} />
      <ChromeEffects />
      {/* The address of a cached document is known in the browser only. */}
      <Suspense fallback={null}>
        <RouteFocus />
      </Suspense>
    </>
  );
}
