'use client';

import type { ReactNode } from 'react';
import { AuthButton } from '@/components/account/sign-in/auth-button';
import { CartButton } from '@/components/cart/cart-button';
import { ThemeButton } from '@/components/shared/theme/theme-button';
import { LocationButton } from '@/components/shell/location/location-button';
import { SearchBox } from '@/components/shell/search-box/search-box';
import { MenuButton } from '../menu/menu-button';
import { ConnectivityBanner } from './connectivity-banner';

interface HeaderViewProps {
  name: ReactNode;
  /** Tools that are plain links, and the place of the bell. */
  tools: ReactNode;
  links: ReactNode;
}

/**
 * The header: two rows on phones (name and tools, search), and a row of links below on wider screens. Its texts are in
 * the script, which all pages share, and not in the payload of each document.
 */
export function HeaderView({ name, tools, links }: HeaderViewProps) {
  return (
    <header data-shop-header="" className="head">
      <div className="head-row">
        {name}
        <MenuButton />
        <SearchBox />
        <LocationButton />
        <ThemeButton />
        {tools}
        <AuthButton />
        <CartButton />
      </div>
      {links}
      <ConnectivityBanner />
    </header>
  );
}
