import { exclusively } from '@/lib/browser/exclusively';
import { logout } from '@/lib/queries/account';
import { useAssemblyStore } from '@/stores/builder/assembly-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { forgetDrafts } from '@/stores/session/own-drafts';
import { closeSession } from '@/stores/session/session-changes';
import { forgetCheckouts } from '../checkout/reset-checkout';
import { SESSION_LOCK } from './enter';
import { forgetPersonal } from './forget-personal';

/** Longest wait for the server, in milliseconds. After that the sign-out goes on without it. */
const PATIENCE = 5000;

/** Signs out, even when the server's call fails (spec 4.1). */
export function leave(): Promise<void> {
  return exclusively(SESSION_LOCK, async () => {
    try {
      await logout(PATIENCE);
    } catch {
      // After a 401 or without network the sign-out is still safe: the cookie is useless without its handle.
    }
    closeSession();
    forgetPersonal();
    forgetDrafts();
    useCartStore.getState().clear();
    useAssemblyStore.getState().forgetSaved();
    useCartStore.persist.flush();
    useAssemblyStore.persist.flush();
    forgetCheckouts();
  });
}
