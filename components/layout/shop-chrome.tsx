import { type ReactNode, Suspense } from 'react';
import { PrivacyIsland } from '@/components/privacy/privacy-island';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { ChromeEffects } from './chrome-effects';
import { LaterPart } from './later-parts';
import { RouteFocus } from './route-focus';
import { ShopFooter } from './shop-footer';
import { ShopHeader } from './shop-header';
import { SoftNavigation } from './soft-navigation';

/** The header, main region and footer of every shop page. */
export function ShopChrome({ children }: { children: ReactNode }) {
  const t = texts('layout');
  return (
    <>
      <a href="#contenido" className="skip">
        {t('skip')}
      </a>
      <PrivacyIsland analyticsId={serverEnv().ANALYTICS_ID ?? null} />
      <ShopHeader />
      <main id="contenido" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <ShopFooter />
      <LaterPart name="islands" />
      <LaterPart name="toasts" />
      <ChromeEffects />
      {/* These read the address, which only the browser knows for a cached document. */}
      <Suspense fallback={null}>
        <RouteFocus />
        <SoftNavigation />
      </Suspense>
    </>
  );
}
