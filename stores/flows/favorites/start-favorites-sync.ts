import { QueryObserver } from '@tanstack/react-query';
import { track } from '@/lib/analytics/track';
import { getQueryClient } from '@/lib/api/client/query-client';
import { wishlistsQuery } from '@/lib/api/wishlists';
import type { Favorite } from '@/lib/domain/favorites/favorite';
import type { ProductSnapshot } from '@/lib/domain/product/types';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import {
  type SessionState,
  selectAuthorizedCustomerId,
  useSessionStore,
} from '@/stores/session/session-store';
import { createFavoritesQueue, type OnFavoriteChangeFailed } from './favorites-queue';
import { mergeGuestFavorites } from './merge-guest-favorites';
import { getCachedLists, invalidateLists, onListsChanged } from './wishlist-cache';

/** Whether the customer has more than one wishlist. */
export function hasMultipleLists(): boolean {
  const owner = selectAuthorizedCustomerId(useSessionStore.getState());
  return owner !== null && (getCachedLists(owner)?.length ?? 0) > 1;
}

interface FavoritesSyncEvents {
  onFailed: OnFavoriteChangeFailed;
  /** Called when a product was added to the favorites and the customer also has other lists. */
  onAdded: (favorite: Favorite) => void;
}

function syncCustomerFavorites(customerId: string, events: FavoritesSyncEvents): () => void {
  const { onFailed, onAdded } = events;
  let merging: Promise<unknown> = Promise.resolve();
  const mergeGuest = () => {
    // Favorites that could not be sent stay on the device until the next page load or the next `online` event.
    merging = mergeGuestFavorites(customerId).catch(() => undefined);
  };
  const queue = createFavoritesQueue(customerId, onFailed, () => merging);
  const observer = new QueryObserver(getQueryClient(), wishlistsQuery(customerId));
  const onLists = () => {
    if (observer.getCurrentResult().data === undefined) return;
    const toggle = (favorite: Favorite, product?: ProductSnapshot) => {
      queue.toggle(favorite);
      const isSaved = selectIsFavorite(favorite.id)(useFavoritesStore.getState());
      if (isSaved && product) track({ name: 'add_to_wishlist', product });
      if (isSaved && hasMultipleLists()) onAdded(favorite);
    };
    useFavoritesStore.setState({ toggle });
    queue.show();
  };
  const stops = [
    observer.subscribe(onLists),
    onListsChanged((changed) => changed === customerId && invalidateLists(customerId)),
  ];
  addEventListener('online', mergeGuest);
  onLists();
  mergeGuest();
  return () => {
    queue.end();
    removeEventListener('online', mergeGuest);
    for (const stop of stops) stop();
    useFavoritesStore.setState({
      customerFavorites: [],
      toggle: useFavoritesStore.getInitialState().toggle,
    });
  };
}

/** Syncs the signed-in customer's favorites, and moves a guest's favorites to them. Returns a function that stops it. */
export function startFavoritesSync(events: FavoritesSyncEvents): () => void {
  let owner: string | null = null;
  let stop = () => {};
  const follow = (session: SessionState) => {
    const next = selectAuthorizedCustomerId(session);
    if (next === owner) return;
    owner = next;
    stop();
    stop = next === null ? () => {} : syncCustomerFavorites(next, events);
  };
  const unsubscribe = useSessionStore.subscribe(follow);
  follow(useSessionStore.getState());
  return () => {
    unsubscribe();
    stop();
  };
}
