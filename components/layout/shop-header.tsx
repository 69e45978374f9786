import Link from 'next/link';
import { CartButton } from '@/components/cart/cart-button';
import { LocationButton } from '@/components/location/location-button';
import { Icon } from '@/components/ui/icon';
import { serverEnv } from '@/lib/env';
import { texts } from '@/lib/i18n/server';
import { route } from '@/lib/routes';
import { linkRel } from '@/lib/search-request';
import { ConnectivityBanner } from './connectivity-banner';
import { HeaderSearch } from './header-search';
import { MenuButton } from './menu-button';
import { quickLinks } from './quick-links';
import { ThemeToggle } from './theme-toggle';
import { Wordmark } from './wordmark';

/** Two rows on phones (name and tools; search), a row of links below on wider screens. */
export function ShopHeader() {
  const t = texts('layout');
  const { SITE_NAME } = serverEnv();
  const failed = t('header.panelFailed');
  const links = quickLinks();
  return (
    <header
      data-shop-header=""
      className="sticky top-0 z-30 border-b border-line bg-paper transition-transform duration-200 ease-out [[data-header=hidden]_&]:-translate-y-full"
    >
      <div className="page-width flex flex-wrap items-center gap-x-1 pt-1.5 pb-2 md:flex-nowrap md:gap-x-3 md:py-3 lg:gap-x-5">
        <div className="flex min-w-0 flex-1 md:flex-none">
          <Wordmark name={SITE_NAME} homeLabel={t('header.home', { name: SITE_NAME })} />
        </div>
        <MenuButton
          href={route('search_categories')}
          label={t('header.menu')}
          failed={failed}
          links={links}
        />
        <HeaderSearch />
        <LocationButton
          labels={{
            choose: t('Choose your location'),
            sendTo: t('header.sendTo'),
            change: t('header.changeLocation'),
            failed,
          }}
        />
        <ThemeToggle label={t('header.dark')} />
        <CartButton
          href={route('cart-detail')}
          labels={{
            cart: t('header.cart'),
            count: t('header.cartCount'),
            failed,
          }}
        />
      </div>
      <nav aria-label={t('header.quick')} className="hidden border-t border-line md:block">
        <div className="page-width flex items-center">
          <ul className="-ml-3 flex">
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  rel={linkRel(href)}
                  className="inline-flex min-h-11 items-center px-3 text-sm font-medium hover:text-brand"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <p className="ml-auto hidden items-center gap-2 text-sm text-ink-soft lg:flex">
            <Icon name="truck" />
            {t('copy.shipping')}
          </p>
        </div>
      </nav>
      <ConnectivityBanner
        labels={{ offline: t('connectivity.offline'), online: t('connectivity.online') }}
      />
    </header>
  );
}
