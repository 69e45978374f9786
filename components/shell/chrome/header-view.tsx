'use client';

import type { ReactNode } from 'react';
import { AuthButton } from '@/components/account/sign-in/auth-button';
import { CartButton } from '@/components/cart/cart-button';
import { useDialogLink } from '@/components/shared/use-lazy-dialog';
import { LocationButton } from '@/components/shell/location/location-button';
import { SearchBox } from '@/components/shell/search-box/search-box';
import { Icon } from '@/components/ui/icon';
import { commonPaths } from '@/lib/routing/common-paths';
import texts from '@/locales/es-MX/header.json';
import { ConnectivityBanner } from './connectivity-banner';

const loadPanel = () => import('../menu/menu-panel').then(({ MenuPanel }) => MenuPanel);

/** Opens the menu of categories and brands. Before hydration it is a link to the categories. */
function MenuButton() {
  const { Panel, isOpen, setOpen, link } = useDialogLink(
    loadPanel,
    texts.panelFailed,
    'menu-placeholder',
  );
  return (
    <>
      <a
        href={commonPaths.search_categories}
        {...link}
        aria-label={texts.menu}
        className="tool tool-menu"
      >
        <Icon name="menu" />
        <span className="tool-word">{texts.menu}</span>
      </a>
      {Panel && <Panel open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

interface HeaderViewProps {
  name: ReactNode;
  tools: ReactNode;
  links: ReactNode;
}

/** Its texts are in the script, which all pages share, and not in the payload of each document. */
export function HeaderView({ name, tools, links }: HeaderViewProps) {
  return (
    <header data-shop-header="" className="head">
      <div className="head-row">
        {name}
        <MenuButton />
        <SearchBox />
        <LocationButton />
        {tools}
        <AuthButton />
        <CartButton />
      </div>
      {links}
      <ConnectivityBanner />
    </header>
  );
}
