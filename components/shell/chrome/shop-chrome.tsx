import type { ReactNode } from 'react';
import { CartTab } from '@/components/cart/cart-button';
import { ThemeButton } from '@/components/shared/theme-button';
import { PrivacyIsland } from '@/components/shell/privacy/privacy-island';
import { Icon, type IconName } from '@/components/ui/icon';
import { StaticHtml } from '@/components/ui/static-html';
import type { Category } from '@/lib/domain/product/types';
import { serverEnv } from '@/lib/env';
import { hasRoute } from '@/lib/features/feature-routes';
import { getTexts } from '@/lib/i18n/server';
import { type RouteName, route } from '@/lib/routing/routes';
import { searchHref } from '@/lib/routing/search-href';
import { linkRel } from '@/lib/routing/search-request';
import { SEARCH_BOX_ID } from '../element-names';
import { quickLinks } from '../navigation/quick-links';
import { DeferredChrome } from './deferred-chrome';
import { HeaderView } from './header-view';
import { PageFrame, ShopName } from './page-frame';
import { PlaceholderPanels } from './placeholder-panels';
import { ShopFooter } from './shop-footer';

function QuickLinks() {
  const t = getTexts('layout');
  return (
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
  );
}

/** The header. The name and the links are rendered on the server; `HeaderView` adds the interactive parts. */
function ShopHeader() {
  const t = getTexts('layout');
  return (
    <HeaderView
      name={<ShopName />}
      tools={
        <>
          <ThemeButton />
          {/* The place of the notification bell */}
          <span id="bell" />
          {hasRoute('favorites') && (
            <a
              href={route('favorites')}
              aria-label={t('header.favorites')}
              className="tool tool-favorites"
            >
              <Icon name="heart" />
            </a>
          )}
        </>
      }
      links={
        <StaticHtml partId="chrome-quick" as="nav" aria-label={t('header.quick')} className="quick">
          {QuickLinks}
        </StaticHtml>
      }
    />
  );
}

/** The tabs of phones. 'Buscar' is the label of the search box: the same tap gives it focus and keyboard, also before hydration. */
function Tabs() {
  const t = getTexts('layout');
  const link = (name: RouteName, icon: IconName, label: string) =>
    hasRoute(name) && (
      <a href={route(name)}>
        <Icon name={icon} />
        {label}
      </a>
    );
  return (
    <nav aria-label={t('tabs.label')} data-shop-header="" className="tabs">
      <StaticHtml partId="chrome-tabs">
        {link('home', 'home', t('tabs.home'))}
        <label htmlFor={SEARCH_BOX_ID}>
          <Icon name="search" />
          {t('tabs.search')}
        </label>
        {link('assembly-new', 'device', t('tabs.builder'))}
        {link('favorites', 'heart', t('tabs.favorites'))}
      </StaticHtml>
      <CartTab />
    </nav>
  );
}

function Placeholders({ tree }: { tree: readonly Category[] }) {
  const t = getTexts('layout');
  const cart = getTexts('cart');
  return (
    <PlaceholderPanels
      categories={tree.map(({ name, slug }) => ({
        name,
        href: searchHref({ categories: [slug] }),
      }))}
      menu={{ title: t('menu.title'), all: t('menu.all'), close: t('menu.close') }}
      place={{
        title: t('Choose your location'),
        text: t('location.text'),
        label: t('location.label'),
        hint: t('location.hint'),
        save: t('location.save'),
        close: t('location.close'),
      }}
      cart={{
        title: cart('title'),
        close: cart('close'),
        loading: cart('page.loading'),
        see: cart('seeCart'),
      }}
      photo={{ title: getTexts('product')('gallery.label'), close: getTexts('common')('close') }}
    />
  );
}

interface ShopChromeProps {
  /** The root categories: none in a document that is made without the backend. */
  tree?: readonly Category[];
  children: ReactNode;
}

export const ShopChrome = ({ tree = [], children }: ShopChromeProps) => (
  <PageFrame
    header={
      <>
        <PrivacyIsland analyticsId={serverEnv().ANALYTICS_ID ?? null} />
        <ShopHeader />
      </>
    }
    footer={
      <>
        <ShopFooter />
        <Tabs />
        <Placeholders tree={tree} />
        <DeferredChrome name="islands" />
      </>
    }
  >
    {children}
  </PageFrame>
);
