import { type ReactNode, Suspense } from 'react';
import { getTexts } from '@/lib/i18n/server';
import { RouteFocus } from '../navigation/route-focus';
import { SoftNavigation } from '../navigation/soft-navigation';
import { ChromeEffects } from './chrome-effects';
import { ConnectivityBanner } from './connectivity-banner';
import { DeferredChrome } from './deferred-chrome';
import { ShopName } from './shop-name';

/** The simple layout (spec 2.4): the shop's name and one task, without other links. */
export function SimpleChrome({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#contenido" className="skip">
        {getTexts('layout')('skip')}
      </a>
      <header className="head">
        <div className="head-row">
          <ShopName />
        </div>
        <ConnectivityBanner />
      </header>
      <main id="contenido" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <DeferredChrome name="toasts" />
      <ChromeEffects />
      <Suspense fallback={null}>
        <RouteFocus />
        <SoftNavigation />
      </Suspense>
    </>
  );
}
