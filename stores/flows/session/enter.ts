import { track } from '@/lib/analytics/track';
import { exclusively } from '@/lib/browser/exclusively';
import type { KeptAssembly } from '@/lib/domain/account/guest';
import type { Customer } from '@/lib/domain/account/types';
import { type Entry, enter as sendEntry } from '@/lib/queries/account';
import { openSession } from '@/stores/session/session-changes';
import { useSessionStore } from '@/stores/session/session-store';
import { confirmNewBuild, withNewBuild } from '../builder/hand-over-assembly';
import { beginCart, confirmCart } from '../cart/hand-over-cart';

/** Sign-ins and sign-outs of all tabs run one after another under this lock. */
export const SESSION_LOCK = 'session';

export interface EnteredAs {
  customer: Customer;
  /** What was reduced in the cart because of low stock, as texts to show. */
  adjustments: string[];
  /** The saved build that the guest's new build became, to show to the customer. */
  assembly: KeptAssembly | null;
}

/**
 * Signs in or registers, and sends the guest's cart and build along. They are removed from the device only after the
 * server has them. After any failure everything is still on the device, and it is safe to try again.
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
