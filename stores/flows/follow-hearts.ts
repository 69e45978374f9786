import { QueryObserver } from '@tanstack/react-query';
import type { Favorite } from '@/lib/domain/wishlist/favorite';
import { getQueryClient } from '@/lib/queries/query-client';
import { wishlists } from '@/lib/queries/wishlists';
import { selectIsFavorite, toggleOnDevice, useFavoritesStore } from '../favorites-store';
import { type SessionState, selectIsAuthenticated, useSessionStore } from '../session-store';
import { handOverHearts } from './hand-over-hearts';
import { createHearts, type OnWishFailed } from './hearts';
import { doubtLists, hearChanges } from './wishlists';

/** Whose hearts are shown: nobody's while the device waits for its code, since the backend gives no lists then. */
const ownerOf = (session: SessionState): string | null =>
  selectIsAuthenticated(session) && session.customer?.authorizedDevice !== false
    ? (session.customer?.id ?? null)
    : null;

interface HeartEvents {
  onFailed: OnWishFailed;
  /** A product was given a heart, and there are other lists to choose. */
  onAdded: (favorite: Favorite) => void;
  /** The customer wants to choose the lists of a product. */
  onChoose: (favorite: Favorite) => void;
}

function followCustomer(customerId: string, events: HeartEvents): () => void {
  const { onFailed, onAdded, onChoose } = events;
  let handingOver: Promise<unknown> = Promise.resolve();
  const handOver = () => {
    // What could not be given stays on the device until the next page or the next connection.
    handingOver = handOverHearts(customerId).catch(() => undefined);
  };
  const hearts = createHearts(customerId, onFailed, () => handingOver);
  const observer = new QueryObserver(getQueryClient(), wishlists(customerId));
  const take = () => {
    const lists = observer.getCurrentResult().data;
    if (lists === undefined) return;
    const hasSeveral = lists.length > 1;
    const toggle = (favorite: Favorite) => {
      hearts.toggle(favorite);
      const isSaved = selectIsFavorite(favorite.id)(useFavoritesStore.getState());
      if (hasSeveral && isSaved) onAdded(favorite);
    };
    useFavoritesStore.setState({ toggle, choose: hasSeveral ? onChoose : null });
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
    useFavoritesStore.setState({ saved: [], toggle: toggleOnDevice, choose: null });
  };
}

/** Shows and changes the hearts of whoever is logged in, and gives them a visitor's. Gives what ends it. */
export function followHearts(events: HeartEvents): () => void {
  let owner: string | null = null;
  let stop = () => {};
  const follow = (session: SessionState) => {
    const next = ownerOf(session);
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
