import { followListView } from '@/components/browse/search/follow-list-view';
import { loadCartSyncOnSignIn } from '@/components/cart/load-cart-sync';
import { loadFavoritesSyncOnSignIn } from '@/components/product/wishlist/load-favorites-sync';
import { followTheme } from '@/components/shared/theme/follow-theme';
import { hasFeature } from '@/lib/features/has-feature';
import { followFilteredPlace } from './follow-filtered-place';
import { hideHeaderOnScroll } from './hide-header-on-scroll';
import { markLoadingImages } from './mark-loading-images';
import { replaceBrokenImages } from './replace-broken-images';
import { restoreScroll } from './restore-scroll';

/**
 * Starts what observes the page: pictures, scrolling, the view of lists, the theme, cart and favourites.
 * @param pressed what was pressed before this code was there
 * @returns a function that stops it
 */
export function startPageEffects(pressed: readonly (EventTarget | null)[]): () => void {
  const stops = [
    replaceBrokenImages(),
    hideHeaderOnScroll(),
    restoreScroll(),
    markLoadingImages(),
    followFilteredPlace(),
    followListView(pressed),
    followTheme(pressed),
    loadCartSyncOnSignIn(),
    ...(hasFeature('wishlists') ? [loadFavoritesSyncOnSignIn()] : []),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
