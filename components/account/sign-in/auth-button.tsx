'use client';

import type { SyntheticEvent } from 'react';
import { type LazyDialogProps, useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Icon } from '@/components/ui/icon';
import { commonPaths } from '@/lib/routing/common-paths';
import texts from '@/locales/es-MX/header.json';
import { useSessionStore } from '@/stores/session/session-store';

/** Says where to return, when the link is about to be used: the document is the same for every visitor. The login checks it. */
const addReturnTo = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
  const { pathname, search } = location;
  currentTarget.search = new URLSearchParams({ volver: pathname + search }).toString();
};

const loadMenu = () => import('./account-menu').then(({ AccountMenu }) => AccountMenu);

export function AuthButton() {
  const name = useSessionStore(({ accessToken, customer }) => accessToken && customer?.name);
  const { Panel, isOpen, open, setOpen, warm } = useLazyDialog<LazyDialogProps>(loadMenu);
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
        <a
          href={commonPaths.login}
          rel="nofollow"
          aria-label={texts.login}
          onPointerDown={addReturnTo}
          onFocus={addReturnTo}
          className="tool"
        >
          <Icon name="user" />
          <span className="tool-word">{texts.login}</span>
        </a>
      )}
      {name && Panel && <Panel open={isOpen} onOpenChange={setOpen} />}
    </div>
  );
}
