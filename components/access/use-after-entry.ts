import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { route } from '@/lib/routes';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session-store';
import { returnAddress, withReturn } from './return-address';

/** Leaves a screen that is for visitors only, as soon as there is a session, in this tab or another. */
export function useAfterEntry(): boolean {
  const router = useRouter();
  const isIn = useSessionStore(selectIsAuthenticated);
  const isAuthorised = useSessionStore(({ customer }) => customer?.authorizedDevice !== false);
  useEffect(() => {
    if (!isIn) return;
    const target = returnAddress();
    // A screen for visitors is no place to come back to.
    const isHere = target.split('?')[0] === location.pathname;
    const next = isHere ? route('home') : target;
    router.replace(isAuthorised ? next : withReturn('two-step', next));
  }, [isIn, isAuthorised, router]);
  return isIn;
}
