import { followListView } from '@/components/browse/search/follow-list-view';
import { loadCartSyncOnSignIn } from '@/components/cart/load-cart-sync';
import { loadFavoritesSyncOnSignIn } from '@/components/product/wishlist/load-favorites-sync';
import { hasFeature } from '@/lib/features/has-feature';
import { hideHeaderOnScroll } from './hide-header-on-scroll';
import { replaceBrokenImages } from './replace-broken-images';
import { restoreScroll } from './restore-scroll';
import { startOnInteraction } from './start-on-interaction';

/** Starts what observes the page: pictures, scrolling, the view of lists, cart and favourites. Returns a function that stops it. */
export function startPageEffects(): () => void {
  const stops = [
    replaceBrokenImages(),
    hideHeaderOnScroll(),
    restoreScroll(),
    startOnInteraction(),
    followListView(),
    loadCartSyncOnSignIn(),
    ...(hasFeature('wishlists') ? [loadFavoritesSyncOnSignIn()] : []),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
