import { type ReactNode, Suspense } from 'react';
import { Icon } from '@/components/ui/icon';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { RouteFocus, SoftNavigation } from '../navigation/soft-navigation';
import { ChromeEffects } from './chrome-effects';
import { ConnectivityBanner } from './connectivity-banner';
import { DeferredChrome } from './deferred-chrome';

/** The logo and name of the shop, as a link to the home page. */
export function ShopName() {
  const { SITE_NAME } = serverEnv();
  return (
    <a
      href={route('home')}
      aria-label={getTexts('layout')('header.home', { name: SITE_NAME })}
      className="head-name"
    >
      <Icon name="mark" />
      <span>{SITE_NAME}</span>
    </a>
  );
}

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
