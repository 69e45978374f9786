import { selectServed, useSessionStore } from '@/stores/session/session-store';
import { beginCustomer, type FollowedCart } from './followed-cart';

let followed: FollowedCart | null = null;
let isFollowing = false;
/** Number of screens that currently show the cart's lines. */
let screens = 0;

function look(): void {
  const customerId = selectServed(useSessionStore.getState());
  if (customerId === (followed?.customerId ?? null)) return;
  followed?.end();
  followed = customerId === null ? null : beginCustomer(customerId);
  followed?.show(screens > 0);
}

/** Starts to keep this tab's view of the signed-in customer's cart up to date. Further calls do nothing. */
export function followCart(): void {
  if (isFollowing) return;
  isFollowing = true;
  useSessionStore.subscribe(look);
  look();
}

/** Call it while the cart's lines are on screen: only then they are fetched. Returns a function that ends it. */
export function showCart(): () => void {
  followCart();
  screens += 1;
  followed?.show(true);
  return () => {
    screens -= 1;
    followed?.show(screens > 0);
  };
}
