import { watchCustomerCart } from '@/components/cart/watch-customer-cart';
import { watchHearts } from '@/components/product/wishlist/watch-hearts';
import { watchImages } from './watch-images';
import { watchScroll } from './watch-scroll';

/** Starts what observes the page: pictures, scrolling, cart and favourites. Returns a function that stops it. */
export function watchPage(): () => void {
  const stops = [watchImages(), watchScroll(), watchCustomerCart(), watchHearts()];
  return () => {
    for (const stop of stops) stop();
  };
}
