import { track } from '@/lib/analytics/track';
import { browserClient } from '@/lib/api/browser-client';
import {
  type AuthenticationResult,
  authenticate,
  type SignInRequest,
} from '@/lib/api/calls/authentication';
import { withLock } from '@/lib/browser/with-lock';
import { openSession } from '@/stores/session/session-actions';
import { useSessionStore } from '@/stores/session/session-store';
import { addBuildToMerge, confirmBuildMerge } from '../builder/guest-build-merge';
import { beginCartMerge, confirmCartMerge } from '../cart/guest-cart-merge';

/** Sign-ins and sign-outs of all tabs run one after another under this lock. */
export const SESSION_LOCK = 'session';

export type SignInSummary = Pick<
  AuthenticationResult,
  'customer' | 'cartAdjustments' | 'savedBuild'
>;

/**
 * Signs in or registers, and sends the guest's cart and build along. They are removed from the device only after the
 * server has them. After any failure everything is still on the device, and it is safe to try again.
 * @throws ApiError
 */
export function signIn(entry: SignInRequest): Promise<SignInSummary> {
  return withLock(SESSION_LOCK, async () => {
    const belongings = addBuildToMerge(beginCartMerge());
    const { cart, assembly } = belongings;
    const { zipCode } = useSessionStore.getState();
    const session = await authenticate(browserClient, {
      entry,
      guest: { cart: cart.items, assembly, zipCode },
      key: cart.key,
    });
    confirmCartMerge(cart);
    confirmBuildMerge(belongings, session.savedBuild);
    openSession(session);
    track({ name: entry.by === 'register' ? 'sign_up' : 'login', method: getSignInMethod(entry) });
    return session;
  });
}

const getSignInMethod = (entry: SignInRequest) =>
  entry.by === 'social' ? entry.fields.provider : 'email';
