import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { Customer } from '@/lib/domain/account/types';
import { clearPersonalQueries } from '@/stores/flows/session/clear-personal-queries';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { withReturnTo } from './return-to';
import { signingOutFlag } from './signing-out-flag';

/**
 * The signed-in customer. A guest is sent to the login and returns to this address afterwards.
 * Only for screens that render after the persisted stores were read.
 */
export function useRequiredCustomer(): Customer | null {
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
