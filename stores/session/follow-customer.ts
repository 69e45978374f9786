import { type SessionState, selectAuthorizedCustomerId, useSessionStore } from './session-store';

/**
 * Runs `start` for the customer who is signed in, and what it returns when that changes.
 * @returns a function that ends it
 */
export function followCustomer(start: (customerId: string) => () => void): () => void {
  let customerId: string | null = null;
  let stop = () => {};
  const follow = (session: SessionState) => {
    const next = selectAuthorizedCustomerId(session);
    if (next === customerId) return;
    customerId = next;
    stop();
    stop = next === null ? () => {} : start(next);
  };
  const unsubscribe = useSessionStore.subscribe(follow);
  follow(useSessionStore.getState());
  return () => {
    unsubscribe();
    stop();
  };
}
