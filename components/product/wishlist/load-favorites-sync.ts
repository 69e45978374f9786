import { loadEventually } from '@/lib/browser/load-eventually';
import {
  type SessionState,
  selectIsAuthenticated,
  useSessionStore,
} from '@/stores/session/session-store';

/** Loads and starts the favorites sync when there is a session; guests do not need it. Returns a stop function. */
export function loadFavoritesSyncOnSignIn(): () => void {
  let isOver = false;
  let end = () => {};
  const unsubscribe = useSessionStore.subscribe((session) => load(session));
  function load(session: SessionState): void {
    if (!selectIsAuthenticated(session)) return;
    unsubscribe();
    // Until it is loaded, favorites stay on the device.
    void loadEventually(() => import('./customer-favorites')).then(({ startCustomerFavorites }) => {
      if (!isOver) end = startCustomerFavorites();
    });
  }
  load(useSessionStore.getState());
  return () => {
    isOver = true;
    unsubscribe();
    end();
  };
}
