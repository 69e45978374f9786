'use client';

import type { KeyboardEvent, MouseEvent } from 'react';
import { type LazyDialogProps, useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Icon } from '@/components/ui/icon';
import { commonPaths } from '@/lib/routing/common-paths';
import texts from '@/locales/es-MX/header.json';
import { useHydrated } from '@/stores/persistence/hydration';

const loadPanel = () => import('./menu-panel').then(({ MenuPanel }) => MenuPanel);

/** Opens the menu of categories and brands. Before hydration it is a link to the categories. */
export function MenuButton() {
  const isLive = useHydrated();
  const { Panel, isOpen, open, setOpen, warm } = useLazyDialog<LazyDialogProps>(
    loadPanel,
    texts.panelFailed,
  );

  const onClick = (event: MouseEvent) => {
    // With a modifier key the browser follows the link, for example into a new tab.
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
        href={commonPaths.search_categories}
        role={isLive ? 'button' : undefined}
        aria-haspopup={isLive ? 'dialog' : undefined}
        aria-expanded={isLive ? isOpen : undefined}
        aria-label={texts.menu}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerEnter={warm}
        onFocus={warm}
        className="tool tool-menu"
      >
        <Icon name="menu" />
        <span className="tool-word">{texts.menu}</span>
      </a>
      {Panel && <Panel open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
