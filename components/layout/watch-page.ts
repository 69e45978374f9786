import { watchImages } from './watch-images';
import { watchScroll } from './watch-scroll';

/** Mends broken pictures and moves the header out of the way. Gives what ends both. */
export function watchPage(): () => void {
  const stops = [watchImages(), watchScroll()];
  return () => {
    for (const stop of stops) stop();
  };
}
