import {
  type SessionState,
  selectIsAuthenticated,
  useSessionStore,
} from '@/stores/session/session-store';

/** Loads what a customer's hearts need as soon as there is a session: a visitor has no use for it. Gives what ends it. */
export function watchHearts(): () => void {
  let isOver = false;
  let end = () => {};
  const unsubscribe = useSessionStore.subscribe((session) => load(session));
  function load(session: SessionState): void {
    if (!selectIsAuthenticated(session)) return;
    unsubscribe();
    import('./customer-hearts').then(
      ({ showCustomerHearts }) => {
        if (!isOver) end = showCustomerHearts();
      },
      // Hearts stay on the device, and the next page tries again.
      () => undefined,
    );
  }
  load(useSessionStore.getState());
  return () => {
    isOver = true;
    unsubscribe();
    end();
  };
}
