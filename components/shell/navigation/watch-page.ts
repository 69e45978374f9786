import { watchCustomerCart } from '@/components/cart/watch-customer-cart';
import { watchHearts } from '@/components/product/wishlist/watch-hearts';
import { watchImages } from './watch-images';
import { watchScroll } from './watch-scroll';

/** Mends broken pictures, moves the header out of the way, follows a customer's cart and hearts. Gives what ends it. */
export function watchPage(): () => void {
  const stops = [watchImages(), watchScroll(), watchCustomerCart(), watchHearts()];
  return () => {
    for (const stop of stops) stop();
  };
}
