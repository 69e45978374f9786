import { QueryObserver } from '@tanstack/react-query';
import { track } from '@/lib/analytics/track';
import type { GuestCartProduct } from '@/lib/domain/cart/types';
import type { Favorite } from '@/lib/domain/favorites/favorite';
import { getQueryClient } from '@/lib/queries/query-client';
import { wishlists } from '@/lib/queries/wishlists';
import { selectIsFavorite, useFavoritesStore } from '@/stores/favorites/favorites-store';
import { type SessionState, selectServed, useSessionStore } from '@/stores/session/session-store';
import { handOverHearts } from './hand-over-hearts';
import { createHearts, type OnWishFailed } from './hearts';
import { doubtLists, hearChanges, knownLists } from './wishlists';

/** Whether the customer has more than one wishlist. */
export function hasSeveralLists(): boolean {
  const owner = selectServed(useSessionStore.getState());
  return owner !== null && (knownLists(owner)?.length ?? 0) > 1;
}

interface HeartEvents {
  onFailed: OnWishFailed;
  /** Called when a product was added to the favorites and the customer also has other lists. */
  onAdded: (favorite: Favorite) => void;
}

function followCustomer(customerId: string, events: HeartEvents): () => void {
  const { onFailed, onAdded } = events;
  let handingOver: Promise<unknown> = Promise.resolve();
  const handOver = () => {
    // Favorites that could not be sent stay on the device until the next page load or the next `online` event.
    handingOver = handOverHearts(customerId).catch(() => undefined);
  };
  const hearts = createHearts(customerId, onFailed, () => handingOver);
  const observer = new QueryObserver(getQueryClient(), wishlists(customerId));
  const take = () => {
    if (observer.getCurrentResult().data === undefined) return;
    const toggle = (favorite: Favorite, product?: GuestCartProduct) => {
      hearts.toggle(favorite);
      const isSaved = selectIsFavorite(favorite.id)(useFavoritesStore.getState());
      if (isSaved && product) track({ name: 'add_to_wishlist', product });
      if (isSaved && hasSeveralLists()) onAdded(favorite);
    };
    useFavoritesStore.setState({ toggle });
    hearts.show();
  };
  const stops = [
    observer.subscribe(take),
    hearChanges((changed) => changed === customerId && doubtLists(customerId)),
  ];
  addEventListener('online', handOver);
  take();
  handOver();
  return () => {
    hearts.end();
    removeEventListener('online', handOver);
    for (const stop of stops) stop();
    useFavoritesStore.setState({ saved: [], toggle: useFavoritesStore.getInitialState().toggle });
  };
}

/** Syncs the signed-in customer's favorites, and moves a guest's favorites to them. Returns a function that stops it. */
export function followHearts(events: HeartEvents): () => void {
  let owner: string | null = null;
  let stop = () => {};
  const follow = (session: SessionState) => {
    const next = selectServed(session);
    if (next === owner) return;
    owner = next;
    stop();
    stop = next === null ? () => {} : followCustomer(next, events);
  };
  const unsubscribe = useSessionStore.subscribe(follow);
  follow(useSessionStore.getState());
  return () => {
    unsubscribe();
    stop();
  };
}
