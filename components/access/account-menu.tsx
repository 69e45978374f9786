'use client';

import { Suspense, useEffect, useRef } from 'react';
import type { PanelProps } from '@/components/layout/use-panel';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { useTranslation } from '@/lib/i18n/client';
import { type RouteName, route } from '@/lib/routes';
import { useSessionStore } from '@/stores/session-store';
import { useSignOff } from './use-sign-off';

/** What customers come for most, by the names that the profile has for them. */
const SHORTCUTS = [
  ['profile.orders', 'box'],
  ['profile.wallet', 'wallet'],
  ['profile.wishlists', 'heart'],
] as const satisfies readonly (readonly [RouteName, IconName])[];

/** What the button in the header opens, below it. */
export function AccountMenu(props: PanelProps) {
  return (
    <Suspense fallback={null}>
      {props.open && <OpenMenu onClose={() => props.onOpenChange(false)} />}
    </Suspense>
  );
}

/** Closes on Escape, which gives the focus back, on a press outside, and when the focus leaves. */
function useClosing(onClose: () => void) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const around = () => menu.current?.parentElement;
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && !around()?.contains(target)) onClose();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      around()?.querySelector('button')?.focus();
      onClose();
    };
    addEventListener('pointerdown', onLeave, { signal: stop.signal });
    addEventListener('focusin', onLeave, { signal: stop.signal });
    addEventListener('keydown', onKey, { signal: stop.signal });
    return () => stop.abort();
  }, [onClose]);
  return menu;
}

function OpenMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('access');
  const { t: parts } = useTranslation('account');
  const customer = useSessionStore((state) => state.customer);
  const menu = useClosing(onClose);
  const { isLeaving, signOff } = useSignOff();
  return (
    <div ref={menu} className="tool-menu-panel">
      <p>
        <strong>{customer?.name}</strong>
        <span>{customer?.email}</span>
      </p>
      <ul>
        {SHORTCUTS.map(([name, icon]) => (
          <li key={name}>
            <a href={route(name)}>
              <Icon name={icon} />
              {parts(`nav.${name}`)}
            </a>
          </li>
        ))}
        <li>
          <a href={route('account')}>
            <Icon name="user" />
            {t('account.title')}
          </a>
        </li>
        <li>
          <button type="button" aria-disabled={isLeaving} onClick={signOff}>
            <Icon name="exit" />
            {isLeaving ? t('account.signingOff') : t('account.signOff')}
          </button>
        </li>
      </ul>
    </div>
  );
}
