import { watchHearts } from '@/components/wishlist/watch-hearts';
import { watchImages } from './watch-images';
import { watchScroll } from './watch-scroll';

/** Mends broken pictures, moves the header out of the way, brings a customer's hearts. Gives what ends all of it. */
export function watchPage(): () => void {
  const stops = [watchImages(), watchScroll(), watchHearts()];
  return () => {
    for (const stop of stops) stop();
  };
}
