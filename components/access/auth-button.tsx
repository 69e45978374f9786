'use client';

import { type PanelProps, usePanel } from '@/components/layout/use-panel';
import { Icon } from '@/components/ui/icon';
import texts from '@/locales/es-MX/header.json';
import { useSessionStore } from '@/stores/session-store';
import { ReturnLink } from './return-link';

const loadMenu = () => import('./account-menu').then(({ AccountMenu }) => AccountMenu);

/** Leads to the login, or opens the account's menu. */
export function AuthButton() {
  const name = useSessionStore(({ accessToken, customer }) => accessToken && customer?.name);
  const { Panel, isOpen, open, setOpen, warm } = usePanel<PanelProps>(loadMenu, texts.panelFailed);
  return (
    <div className="tool-auth">
      {name ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${texts.account}: ${name}`}
          onClick={() => (isOpen ? setOpen(false) : open())}
          onPointerEnter={warm}
          onFocus={warm}
          className="tool"
        >
          <Icon name="user" />
          <span className="tool-word">{name}</span>
        </button>
      ) : (
        <ReturnLink to="login" aria-label={texts.login} className="tool">
          <Icon name="user" />
          <span className="tool-word">{texts.login}</span>
        </ReturnLink>
      )}
      {name && Panel && <Panel open={isOpen} onOpenChange={setOpen} />}
    </div>
  );
}
