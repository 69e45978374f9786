import { selectServed, useSessionStore } from '@/stores/session/session-store';

/** Loads what follows the cart at the server as soon as somebody is logged in. Gives what ends the waiting. */
export function watchCustomerCart(): () => void {
  const look = () => {
    if (selectServed(useSessionStore.getState()) === null) return;
    // Without it the header counts what the device holds; the cart's own screens try again.
    import('@/stores/cart/customer-cart/follow').then(
      ({ followCart }) => followCart(),
      () => undefined,
    );
  };
  look();
  return useSessionStore.subscribe(look);
}
