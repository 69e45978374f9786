'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { ScreenSkeleton } from '@/components/ui/screen-skeleton';
import type { Customer } from '@/lib/api/customer';
import { useTranslation } from '@/lib/i18n/client';
import type { Namespace } from '@/lib/i18n/types';
import { readRouteParams } from '@/lib/routing/route-params';
import type { RouteName } from '@/lib/routing/routes';
import { loading } from '@/locales/es-MX/account.json';
import { clearPersonalQueries } from '@/stores/session/session-actions';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { ClientScreen } from './client-screen';
import { withReturnTo } from './return-to';
import { withQueryClient } from './with-query-client';

/** Set while a sign-out runs in this tab. It goes to the home page itself, so no other code may navigate. */
export const signingOutFlag = { isTaken: false };

/** The parameters in the address of a screen, decoded. They are read in the browser: the document has none. */
export const useRouteParams = <Name extends RouteName>(name: Name) =>
  readRouteParams(name, usePathname());

export interface CustomerScreenProps {
  customer: Customer;
}

/** The signed-in customer. A guest is sent to the login and returns to this address afterwards. */
function useRequiredCustomer(): Customer | null {
  const router = useRouter();
  const isSignedIn = useSessionStore(selectIsAuthenticated);
  const customer = useSessionStore((state) => state.customer);
  useEffect(() => {
    if (isSignedIn) return;
    clearPersonalQueries();
    // The sign-out already goes to the home page; a second navigation would cancel it.
    if (signingOutFlag.isTaken) return;
    router.replace(withReturnTo('login', location.pathname + location.search));
  }, [isSignedIn, router]);
  return isSignedIn ? customer : null;
}

/** Gives a part its customer and React Query. Only for parts that render after the persisted stores were read. */
export function withCustomer<Own extends object>(
  Part: ComponentType<Own & CustomerScreenProps>,
): ComponentType<Own> {
  return withQueryClient(function ForCustomer(own) {
    const { t } = useTranslation('account');
    const customer = useRequiredCustomer();
    if (!customer) return <p role="status">{t('leaving')}</p>;
    // The key resets all state when another customer signs in.
    return <Part key={customer.id} {...own} customer={customer} />;
  });
}

interface CustomerScreenOptions<Own> {
  /** Height of the skeleton, in Tailwind's words. */
  height?: string;
  /** Shown below the skeleton, and when the screen cannot be loaded. */
  below?: (own: Own) => ReactNode;
}

/**
 * Makes a screen of customers from its content: it waits for the session and its texts, and asks guests to sign in. The
 * document, which is the same for every visitor, has a skeleton in its place.
 * @param texts what the screen reads, beside the texts of every screen of the account
 */
export function customerScreen<Own extends object = Record<never, never>>(
  texts: readonly Namespace[],
  Screen: ComponentType<Own & CustomerScreenProps>,
  { height = 'h-72', below }: CustomerScreenOptions<Own> = {},
): ComponentType<Own> {
  const Content = withCustomer<Own>(Screen);
  const namespaces: readonly Namespace[] = ['account', ...texts];
  return function CustomerScreen(own) {
    const rest = below?.(own);
    const skeleton = (
      <>
        <ScreenSkeleton label={loading} className={height} />
        {rest}
      </>
    );
    return (
      <ClientScreen texts={namespaces} skeleton={skeleton} onFailure={rest}>
        <Content {...own} />
      </ClientScreen>
    );
  };
}
