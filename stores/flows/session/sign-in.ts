import { track } from '@/lib/analytics/track';
import {
  type AuthenticationResult,
  authenticate,
  type CartAdjustment,
  type SignInRequest,
} from '@/lib/api/authentication';
import { browserClient } from '@/lib/api/client/browser-client';
import { requireEntity, SiteDataBlockedError } from '@/lib/api/client/errors';
import { readCustomerCart, setCartQuantity } from '@/lib/api/customer-cart';
import { readEarlyActions } from '@/lib/browser/early-action';
import { withLock } from '@/lib/browser/with-lock';
import type { CartItemReference } from '@/lib/domain/cart/types';
import { useCartStore } from '@/stores/cart/cart-store';
import { openSession } from '@/stores/session/session-actions';
import { useSessionStore } from '@/stores/session/session-store';
import { addBuildToMerge, confirmBuildMerge } from '../builder/guest-build-merge';
import { beginCartMerge, confirmCartMerge } from '../cart/guest-cart-merge';
import { deliverToDefaultAddress } from '../location/deliver-to';
import { carryOutEarlyActions } from '../products/carry-out-early-actions';

/** Sign-ins and sign-outs of all tabs run one after another under this lock. */
export const SESSION_LOCK = 'session';

export interface SignInSummary extends Pick<AuthenticationResult, 'customer' | 'savedBuild'> {
  /** The lines that could not be kept as they were, with the names of their products; '' when it is not known. */
  cartAdjustments: (CartAdjustment & { name: string })[];
}

/** The account was created, and the backend asks its owner to log in. */
export class AccountWithoutSessionError extends Error {
  override readonly name = 'AccountWithoutSessionError';
}

/** Logs in with the account that a registration has created. @throws AccountWithoutSessionError */
async function logInTo(
  registered: SignInRequest,
  sent: Omit<Parameters<typeof authenticate>[1], 'entry'>,
): Promise<AuthenticationResult> {
  if (registered.by !== 'register') throw new AccountWithoutSessionError();
  const { email, password } = registered.fields;
  const entry = { by: 'login', fields: { email, password, remember: true } } as const;
  try {
    return requireEntity(await authenticate(browserClient, { entry, ...sent }));
  } catch (cause) {
    throw new AccountWithoutSessionError('The login after the registration failed', { cause });
  }
}

/** A backend that ignores the idempotency key adds the guest's lines twice: with the registration and with the login. @throws ApiError */
async function removeDoubledPieces(sent: readonly CartItemReference[]): Promise<void> {
  const single = sent.filter(({ assemblyId }) => assemblyId === null);
  if (single.length === 0) return;
  const { items } = await readCustomerCart(browserClient);
  for (const { id, line } of items) {
    const reference = single.find(({ productId }) => productId === line.product.id);
    if (line.assemblyId !== null || line.quantity !== (reference?.qty ?? 0) * 2) continue;
    await setCartQuantity(browserClient, { itemId: id, qty: line.quantity / 2 });
  }
}

/**
 * Signs in or registers, and sends the guest's cart and build along. They are removed from the device only after the
 * server has them. After any failure everything is still on the device, and it is safe to try again.
 * @throws ApiError
 * @throws SiteDataBlockedError before anything is sent, in a browser that keeps no session
 * @throws AccountWithoutSessionError when an account was created that needs a login of its own
 */
export async function signIn(entry: SignInRequest): Promise<SignInSummary> {
  if (!navigator.cookieEnabled) throw new SiteDataBlockedError('No session without cookies');
  return withLock(SESSION_LOCK, async () => {
    // Who has pressed 'Comprar ahora' before React was there pays for it next.
    if (readEarlyActions().length > 0) await carryOutEarlyActions();
    const belongings = addBuildToMerge(beginCartMerge());
    const { cart, assembly } = belongings;
    const { zipCode } = useSessionStore.getState();
    const names = new Map(
      useCartStore.getState().lines.map(({ product }) => [product.id, product.name]),
    );
    const sent = { guest: { cart: cart.items, assembly, zipCode }, key: cart.key };
    const first = await authenticate(browserClient, { entry, ...sent });
    const session = first ?? (await logInTo(entry, sent));
    confirmCartMerge(cart);
    confirmBuildMerge(belongings, session.savedBuild);
    openSession(session);
    if (first === null) await removeDoubledPieces(cart.items).catch(() => undefined);
    if (session.customer.authorizedDevice) void deliverToDefaultAddress(session.customer.id);
    track({ name: entry.by === 'register' ? 'sign_up' : 'login', method: getSignInMethod(entry) });
    const cartAdjustments = session.cartAdjustments.map((line) => ({
      ...line,
      name: names.get(line.productId) ?? '',
    }));
    return { ...session, cartAdjustments };
  });
}

const getSignInMethod = (entry: SignInRequest) =>
  entry.by === 'social' ? entry.fields.provider : 'email';
