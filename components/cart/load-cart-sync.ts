import { loadEventually } from '@/lib/browser/load-eventually';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';

/** Loads and starts the cart sync as soon as a customer is signed in. Returns a function that stops waiting for it. */
export function loadCartSyncOnSignIn(): () => void {
  const look = () => {
    if (selectAuthorizedCustomerId(useSessionStore.getState()) === null) return;
    // Until it is loaded, the header counts the lines on the device.
    void loadEventually(() => import('@/stores/cart/customer-cart/cart-sync')).then(
      ({ startCartSync }) => startCartSync(),
    );
  };
  look();
  return useSessionStore.subscribe(look);
}
