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
 * Two rows on phones (name and tools; search), a row of links below on wider screens. Its words come with the code,
 * which is the same for every page, and not with each document.
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
