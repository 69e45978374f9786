import { type ReactNode, Suspense } from 'react';
import { PrivacyIsland } from '@/components/shell/privacy/privacy-island';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { RouteFocus } from '../navigation/route-focus';
import { SoftNavigation } from '../navigation/soft-navigation';
import { ChromeEffects } from './chrome-effects';
import { DeferredChrome } from './deferred-chrome';
import { ShopFooter } from './shop-footer';
import { ShopHeader } from './shop-header';

/** The header, main region and footer of every shop page. */
export function ShopChrome({ children }: { children: ReactNode }) {
  const t = getTexts('layout');
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
      <DeferredChrome name="islands" />
      <DeferredChrome name="toasts" />
      <ChromeEffects />
      {/* These read the address, which only the browser knows for a cached document. */}
      <Suspense fallback={null}>
        <RouteFocus />
        <SoftNavigation />
      </Suspense>
    </>
  );
}
