import { selectServed, useSessionStore } from '@/stores/session/session-store';

/** Loads and starts the cart sync as soon as a customer is signed in. Returns a function that stops waiting for it. */
export function watchCustomerCart(): () => void {
  const look = () => {
    if (selectServed(useSessionStore.getState()) === null) return;
    // If loading fails, the header counts the lines on the device, and the cart's screens try to load it again.
    import('@/stores/cart/customer-cart/follow').then(
      ({ followCart }) => followCart(),
      () => undefined,
    );
  };
  look();
  return useSessionStore.subscribe(look);
}
