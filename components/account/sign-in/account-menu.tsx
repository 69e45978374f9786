'use client';

import { Suspense } from 'react';
import { ThemeNames } from '@/components/shared/theme-button';
import { useDismiss } from '@/components/shared/use-dismiss';
import type { LazyDialogProps } from '@/components/shared/use-lazy-dialog';
import { Icon, type IconName } from '@/components/ui/icon';
import { hasRoute } from '@/lib/features/feature-routes';
import { useTranslation } from '@/lib/i18n/client';
import { type RouteName, route } from '@/lib/routing/routes';
import { useSessionStore } from '@/stores/session/session-store';
import { useSignOut } from './use-sign-out';

const SHORTCUTS = [
  ['profile.orders', 'box'],
  ['profile.warranties', 'shield'],
  ['profile.wallet', 'wallet'],
  ['profile.wishlists', 'heart'],
  ['profile.addresses', 'pin'],
  ['profile.invoicing', 'file'],
] as const satisfies readonly (readonly [RouteName, IconName])[];

const ENTRY = 'flex min-h-11 w-full items-center gap-3 px-4 hover:bg-sunken';

export const AccountMenu = (props: LazyDialogProps) => (
  <Suspense fallback={null}>
    {props.open && <OpenMenu onClose={() => props.onOpenChange(false)} />}
  </Suspense>
);

function OpenMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const { t: parts } = useTranslation('account');
  const customer = useSessionStore((state) => state.customer);
  const menu = useDismiss(onClose);
  const { isLeaving, signOff } = useSignOut();
  return (
    <div
      ref={menu}
      className="absolute top-full right-0 z-10 mt-1 w-[min(18rem,calc(100vw-2rem))] rounded-md bg-surface py-2 shadow-panel hairline"
    >
      <p className="px-4 pb-2 hairline-b">
        <strong className="block truncate">{customer?.name}</strong>
        <span className="block truncate text-sm text-ink-soft">{customer?.email}</span>
      </p>
      <ul>
        {SHORTCUTS.filter(([name]) => hasRoute(name)).map(([name, icon]) => (
          <li key={name}>
            <a href={route(name)} className={ENTRY}>
              <Icon name={icon} />
              {parts(`nav.${name}`)}
            </a>
          </li>
        ))}
        <li>
          <a href={route('account')} className={ENTRY}>
            <Icon name="user" />
            {t('account.title')}
          </a>
        </li>
        <li className="xl:hidden">
          <button type="button" data-theme-button="" className={ENTRY}>
            <Icon name="theme" />
            <ThemeNames />
          </button>
        </li>
        <li>
          <button type="button" aria-disabled={isLeaving} onClick={signOff} className={ENTRY}>
            <Icon name="exit" />
            {isLeaving ? t('account.signingOff') : t('account.signOff')}
          </button>
        </li>
      </ul>
    </div>
  );
}
