import { logout } from '@/lib/api/authentication';
import { browserClient } from '@/lib/api/client/browser-client';
import { withLock } from '@/lib/browser/with-lock';
import { useBuildStore } from '@/stores/builder/build-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { closeSession } from '@/stores/session/session-actions';
import { clearPersonalQueries } from './clear-personal-queries';
import { forgetVisitor } from './forget-visitor';
import { SESSION_LOCK } from './sign-in';

/** Longest wait for the server, in milliseconds. After that the sign-out goes on without it. */
const SIGN_OUT_TIMEOUT = 5000;

/** Signs out, even when the server's call fails (spec 4.1). */
export function signOut(): Promise<void> {
  return withLock(SESSION_LOCK, async () => {
    try {
      await logout(browserClient, SIGN_OUT_TIMEOUT);
    } catch {
      // After a 401 or without network the sign-out is still safe: the cookie is useless without its handle.
    }
    closeSession();
    clearPersonalQueries();
    useCartStore.getState().clear();
    useBuildStore.getState().removeSavedBuilds();
    useCartStore.persist.flush();
    useBuildStore.persist.flush();
    forgetVisitor();
  });
}
