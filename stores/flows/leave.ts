import { logout } from '@/lib/queries/account';
import { useAssemblyStore } from '../assembly-store';
import { useCartStore } from '../cart-store';
import { forgetDrafts } from '../own-drafts';
import { closeSession } from '../session-changes';
import { SESSION_LOCK } from './enter';
import { exclusively } from './exclusively';
import { forgetPersonal } from './forget-personal';
import { forgetCheckouts } from './reset-checkout';

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
