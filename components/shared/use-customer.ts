import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { Customer } from '@/lib/domain/account/types';
import { forgetPersonal } from '@/stores/flows/session/forget-personal';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { withReturn } from './return-address';
import { wayOut } from './way-out';

/**
 * The signed-in customer. A guest is sent to the login and returns to this address afterwards.
 * Only for screens that render after the persisted stores were read.
 */
export function useCustomer(): Customer | null {
  const router = useRouter();
  const isIn = useSessionStore(selectIsAuthenticated);
  const customer = useSessionStore((state) => state.customer);
  useEffect(() => {
    if (isIn) return;
    forgetPersonal();
    // The sign-out already goes to the home page; a second navigation would cancel it.
    if (wayOut.isTaken) return;
    router.replace(withReturn('login', location.pathname + location.search));
  }, [isIn, router]);
  return isIn ? customer : null;
}
