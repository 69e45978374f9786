import { track } from '@/lib/analytics/track';
import { exclusively } from '@/lib/browser/exclusively';
import type { KeptAssembly } from '@/lib/domain/account/guest';
import type { Customer } from '@/lib/domain/account/types';
import { type Entry, enter as sendEntry } from '@/lib/queries/account';
import { openSession } from '@/stores/session/session-changes';
import { useSessionStore } from '@/stores/session/session-store';
import { confirmNewBuild, withNewBuild } from '../builder/hand-over-assembly';
import { beginCart, confirmCart } from '../cart/hand-over-cart';

/** Logins and logouts of all tabs take turns. */
export const SESSION_LOCK = 'session';

export interface EnteredAs {
  customer: Customer;
  /** What of the cart the stock lacked, to be told. */
  adjustments: string[];
  /** The saved configuration that the new build became, to be told. */
  assembly: KeptAssembly | null;
}

/**
 * Logs in or registers and brings along what the visitor had. Cart and build leave the device only when the server
 * has them; after a failure, whatever its kind, everything is still there and the same may be tried again.
 * @throws ApiError
 */
export function enter(entry: Entry): Promise<EnteredAs> {
  return exclusively(SESSION_LOCK, async () => {
    const belongings = withNewBuild(beginCart());
    const { cart, assembly } = belongings;
    const { zipCode } = useSessionStore.getState();
    const session = await sendEntry(entry, { cart: cart.items, assembly, zipCode }, cart.key);
    confirmCart(cart);
    confirmNewBuild(belongings, session.assembly);
    openSession(session);
    track({ name: entry.by === 'register' ? 'sign_up' : 'login', method: methodOf(entry) });
    return session;
  });
}

const methodOf = (entry: Entry) => (entry.by === 'social' ? entry.fields.provider : 'email');
