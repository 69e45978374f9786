import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';

/** Loads and starts the cart sync as soon as a customer is signed in. Returns a function that stops waiting for it. */
export function loadCartSyncOnSignIn(): () => void {
  const look = () => {
    if (selectAuthorizedCustomerId(useSessionStore.getState()) === null) return;
    // If loading fails, the header counts the lines on the device, and the cart's screens try to load it again.
    import('@/stores/cart/customer-cart/start-cart-sync').then(
      ({ startCartSync }) => startCartSync(),
      () => undefined,
    );
  };
  look();
  return useSessionStore.subscribe(look);
}
