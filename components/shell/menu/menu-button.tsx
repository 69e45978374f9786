'use client';

import { useDialogLink } from '@/components/shared/use-dialog-link';
import { Icon } from '@/components/ui/icon';
import { commonPaths } from '@/lib/routing/common-paths';
import texts from '@/locales/es-MX/header.json';

const loadPanel = () => import('./menu-panel').then(({ MenuPanel }) => MenuPanel);

/** Opens the menu of categories and brands. Before hydration it is a link to the categories. */
export function MenuButton() {
  const { Panel, isOpen, setOpen, link } = useDialogLink(loadPanel, texts.panelFailed);
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
