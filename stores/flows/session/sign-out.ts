import { logout } from '@/lib/api/authentication';
import { browserClient } from '@/lib/api/client/browser-client';
import { removeAllTexts } from '@/lib/browser/storage';
import { withLock } from '@/lib/browser/with-lock';
import { useBuildStore } from '@/stores/builder/build-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { forgetStores } from '@/stores/persistence/create-persisted-store';
import { BUILDS_KEY } from '@/stores/persistence/hydration';
import { clearPersonalQueries } from '@/stores/session/session-actions';
import { closeSession } from './answer-api-error';
import { SESSION_LOCK } from './sign-in';

/** Longest wait for the server, in milliseconds. After that the sign-out goes on without it. */
const SIGN_OUT_TIMEOUT = 5000;

/** localStorage keys that a sign-out leaves: how this device shows the shop, and what the sign-out empties by itself. */
const KEPT = new Set(['interface', 'list-view', 'consent', 'cart', BUILDS_KEY]);

/** Everything but a few keys goes, and so does a key of tomorrow. Call it last: the end of a session may write. */
function forgetVisitor(): void {
  const isKept = (name: string) => KEPT.has(name);
  forgetStores(isKept);
  removeAllTexts('localStorage', isKept);
  removeAllTexts('sessionStorage');
}

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
    forgetVisitor();
  });
}
