import { selectServed, useSessionStore } from '@/stores/session/session-store';
import { beginCustomer, type FollowedCart } from './followed-cart';

let followed: FollowedCart | null = null;
let isFollowing = false;
/** Screens that show the cart's lines. */
let screens = 0;

function look(): void {
  const customerId = selectServed(useSessionStore.getState());
  if (customerId === (followed?.customerId ?? null)) return;
  followed?.end();
  followed = customerId === null ? null : beginCustomer(customerId);
  followed?.show(screens > 0);
}

/** Keeps this tab's view of the customer's cart true, whoever is logged in, from now on. */
export function followCart(): void {
  if (isFollowing) return;
  isFollowing = true;
  useSessionStore.subscribe(look);
  look();
}

/** The cart's lines are on screen. Gives what ends that. */
export function showCart(): () => void {
  followCart();
  screens += 1;
  followed?.show(true);
  return () => {
    screens -= 1;
    followed?.show(screens > 0);
  };
}
