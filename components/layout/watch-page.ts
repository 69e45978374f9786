import { watchCustomerCart } from '@/components/cart/watch-customer-cart';
import { watchImages } from './watch-images';
import { watchScroll } from './watch-scroll';

/** Mends broken pictures, moves the header out of the way, follows the customer's cart. Gives what ends it. */
export function watchPage(): () => void {
  const stops = [watchImages(), watchScroll(), watchCustomerCart()];
  return () => {
    for (const stop of stops) stop();
  };
}
