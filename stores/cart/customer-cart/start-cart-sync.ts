import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import { type CartSync, createCartSync } from './cart-sync';

let activeSync: CartSync | null = null;
let isStarted = false;
/** Number of screens that currently show the cart's lines. */
let observers = 0;

function onSessionChange(): void {
  const customerId = selectAuthorizedCustomerId(useSessionStore.getState());
  if (customerId === (activeSync?.customerId ?? null)) return;
  activeSync?.stop();
  activeSync = customerId === null ? null : createCartSync(customerId);
  activeSync?.setObserved(observers > 0);
}

/** Starts to keep this tab's view of the signed-in customer's cart up to date. Further calls do nothing. */
export function startCartSync(): void {
  if (isStarted) return;
  isStarted = true;
  useSessionStore.subscribe(onSessionChange);
  onSessionChange();
}

/** Call it while the cart's lines are on screen: only then they are fetched. Returns a function that ends it. */
export function observeCartLines(): () => void {
  startCartSync();
  observers += 1;
  activeSync?.setObserved(true);
  return () => {
    observers -= 1;
    activeSync?.setObserved(observers > 0);
  };
}
