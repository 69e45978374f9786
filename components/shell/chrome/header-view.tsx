'use client';

import type { ReactNode } from 'react';
import { AuthButton } from '@/components/account/sign-in/auth-button';
import { CartButton } from '@/components/cart/cart-button';
import { ThemeToggle } from '@/components/shared/theme-toggle';
import { LocationButton } from '@/components/shell/location/location-button';
import { SearchBox } from '@/components/shell/search-box/search-box';
import { MenuButton } from '../menu/menu-button';
import { LaterPart } from './later-parts';

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
