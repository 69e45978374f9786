import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { Customer } from '@/lib/domain/account/types';
import { forgetPersonal } from '@/stores/flows/session/forget-personal';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { withReturn } from './return-address';
import { wayOut } from './way-out';

/**
 * The customer that a screen is about. Without one the visitor is sent to log in and comes back to this address.
 * For screens that are shown only once the device has been read.
 */
export function useCustomer(): Customer | null {
  const router = useRouter();
  const isIn = useSessionStore(selectIsAuthenticated);
  const customer = useSessionStore((state) => state.customer);
  useEffect(() => {
    if (isIn) return;
    forgetPersonal();
    // A second step would break off the one to the home page.
    if (wayOut.isTaken) return;
    router.replace(withReturn('login', location.pathname + location.search));
  }, [isIn, router]);
  return isIn ? customer : null;
}
