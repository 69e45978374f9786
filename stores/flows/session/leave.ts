import { exclusively } from '@/lib/browser/exclusively';
import { logout } from '@/lib/queries/account';
import { useAssemblyStore } from '@/stores/builder/assembly-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { forgetDrafts } from '@/stores/session/own-drafts';
import { closeSession } from '@/stores/session/session-changes';
import { forgetCheckouts } from '../checkout/reset-checkout';
import { SESSION_LOCK } from './enter';
import { forgetPersonal } from './forget-personal';

/** Longest wait for the server, in milliseconds: whoever wants to leave leaves. */
const PATIENCE = 5000;

/** Logs out, whatever the server says of it (spec 4.1). */
export function leave(): Promise<void> {
  return exclusively(SESSION_LOCK, async () => {
    try {
      await logout(PATIENCE);
    } catch {
      // A 401, or no network: without its handle the cookie opens nothing.
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
