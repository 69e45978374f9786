'use client';

import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/stores/hydration';
import type { MenuPanelProps } from './menu-panel';
import { usePanel } from './use-panel';

interface MenuButtonProps {
  /** Where the categories are when there are no scripts. */
  href: string;
  label: string;
  failed: string;
  links: MenuPanelProps['links'];
}

const loadPanel = () => import('./menu-panel').then(({ MenuPanel }) => MenuPanel);

/** Opens the menu of categories and brands. It is a link to them until the page lives. */
export function MenuButton({ href, label, failed, links }: MenuButtonProps) {
  const isLive = useHydrated();
  const { Panel, isOpen, open, setOpen, warm } = usePanel<MenuPanelProps>(loadPanel, failed);

  const onClick = (event: MouseEvent) => {
    // With a modifier the link stays a link: a new tab with the categories.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <a
        href={href}
        role={isLive ? 'button' : undefined}
        aria-haspopup={isLive ? 'dialog' : undefined}
        aria-expanded={isLive ? isOpen : undefined}
        aria-label={label}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={warm}
        onFocus={warm}
        className="tool tool-menu"
      >
        <Icon name="menu" />
        <span className="tool-word">{label}</span>
      </a>
      {Panel && <Panel open={isOpen} onOpenChange={setOpen} links={links} />}
    </>
  );
}
