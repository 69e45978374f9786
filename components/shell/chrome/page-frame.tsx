import { type ReactNode, Suspense } from 'react';
import { Icon } from '@/components/ui/icon';
import { serverEnv } from '@/lib/env';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { RouteFocus, SoftNavigation } from '../navigation/soft-navigation';
import { ChromeEffects } from './chrome-effects';
import { ConnectivityBanner } from './connectivity-banner';
import { DeferredChrome } from './deferred-chrome';

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

interface PageFrameProps {
  header: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export function PageFrame({ header, footer, children }: PageFrameProps) {
  const t = getTexts('layout');
  return (
    <>
      <a href="#contenido" className="skip">
        {t('skip')}
      </a>
      <a href="#resultados" className="skip skip-results">
        {t('skipResults')}
      </a>
      {header}
      <main id="contenido" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {footer}
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

/** The simple layout (spec 2.4): the shop's name and one task, without other links. */
export const SimpleChrome = ({ children }: { children: ReactNode }) => (
  <PageFrame
    header={
      <header className="head">
        <div className="head-row">
          <ShopName />
        </div>
        <ConnectivityBanner />
      </header>
    }
  >
    {children}
  </PageFrame>
);
