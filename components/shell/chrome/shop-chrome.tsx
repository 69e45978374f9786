import { type ReactNode, Suspense } from 'react';
import { PrivacyIsland } from '@/components/shell/privacy/privacy-island';
import { Icon } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import { serverEnv } from '@/lib/env';
import { hasRoute } from '@/lib/features/feature-routes';
import { getTexts } from '@/lib/i18n/server';
import { route } from '@/lib/routing/routes';
import { linkRel } from '@/lib/routing/search-request';
import { quickLinks } from '../navigation/quick-links';
import { RouteFocus, SoftNavigation } from '../navigation/soft-navigation';
import { ChromeEffects } from './chrome-effects';
import { DeferredChrome } from './deferred-chrome';
import { HeaderView } from './header-view';
import { ShopFooter } from './shop-footer';
import { ShopName } from './simple-chrome';

/** The header. The name and the links are rendered on the server; `HeaderView` adds the interactive parts. */
function ShopHeader() {
  const t = getTexts('layout');
  return (
    <HeaderView
      name={<ShopName />}
      tools={<HeaderTools />}
      links={
        <StaticHtml
          written="chrome-quick"
          as="nav"
          aria-label={t('header.quick')}
          className="quick"
        >
          <div>
            <ul>
              {quickLinks(t).map(({ href, label }) => (
                <li key={href}>
                  <a href={href} rel={linkRel(href)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <p>
              <Icon name="truck" />
              {t('header.shipping')}
            </p>
          </div>
        </StaticHtml>
      }
    />
  );
}

/** The place of the notification bell, and the favorites, which need no account. */
function HeaderTools() {
  const label = getTexts('layout')('header.favorites');
  return (
    <>
      <span id="bell" />
      {hasRoute('favorites') && (
        <a href={route('favorites')} aria-label={label} className="tool">
          <Icon name="heart" />
        </a>
      )}
    </>
  );
}

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
