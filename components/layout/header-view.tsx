'use client';

import { CartButton } from '@/components/cart/cart-button';
import { LocationButton } from '@/components/location/location-button';
import { SearchBox } from '@/components/search/suggest/search-box';
import { Icon } from '@/components/ui/icon';
import { route } from '@/lib/routes';
import { ConnectivityBanner } from './connectivity-banner';
import type { HeaderTexts } from './header-texts';
import { MenuButton } from './menu-button';
import type { QuickLink } from './quick-links';
import { ThemeToggle } from './theme-toggle';

interface HeaderViewProps {
  /** The shop's. */
  name: string;
  texts: HeaderTexts;
  links: readonly QuickLink[];
}

/** Two rows on phones (name and tools; search), a row of links below on wider screens. */
export function HeaderView({ name, texts, links }: HeaderViewProps) {
  const { failed } = texts;
  return (
    <header data-shop-header="" className="head">
      <div className="head-row">
        <a href={route('home')} aria-label={texts.home} className="head-name">
          <Icon name="mark" />
          <span>{name}</span>
        </a>
        <MenuButton
          href={route('search_categories')}
          label={texts.menu}
          failed={failed}
          links={links}
        />
        <SearchBox label={texts.find} submit={texts.search} />
        <LocationButton
          labels={{
            choose: texts.choosePlace,
            sendTo: texts.sendTo,
            change: texts.changePlace,
            failed,
          }}
        />
        <ThemeToggle label={texts.dark} />
        <CartButton
          href={route('cart-detail')}
          labels={{ cart: texts.cart, count: texts.cartCount, failed }}
        />
      </div>
      <nav aria-label={texts.quick} className="quick">
        <div>
          <ul>
            {links.map(({ href, label, rel }) => (
              <li key={href}>
                <a href={href} rel={rel}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <p>
            <Icon name="truck" />
            {texts.shipping}
          </p>
        </div>
      </nav>
      <ConnectivityBanner labels={{ offline: texts.offline, online: texts.online }} />
    </header>
  );
}
