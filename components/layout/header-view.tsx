'use client';

import type { ReactNode } from 'react';
import { AuthButton } from '@/components/access/auth-button';
import { CartButton } from '@/components/cart/cart-button';
import { LocationButton } from '@/components/location/location-button';
import { SearchBox } from '@/components/search/suggest/search-box';
import { LaterPart } from './later-parts';
import { MenuButton } from './menu-button';
import { ThemeToggle } from './theme-toggle';

/**
 * The header: two rows on phones (name and tools, search), and a row of links below on wider screens. Its texts are in
 * the script, which all pages share, and not in the payload of each document.
 */
export function HeaderView({ name, links }: { name: ReactNode; links: ReactNode }) {
  return (
    <header data-shop-header="" className="head">
      <div className="head-row">
        {name}
        <MenuButton />
        <SearchBox />
        <LocationButton />
        <ThemeToggle />
        <span id="bell" />
        <AuthButton />
        <CartButton />
      </div>
      {links}
      <LaterPart name="connectivity" />
    </header>
  );
}
