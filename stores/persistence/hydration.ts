import { useSyncExternalStore } from 'react';

/** Readers of the persisted stores, in the order in which the stores were created. */
const hydrators: (() => void)[] = [];
const listeners = new Set<() => void>();
let hydrated = false;

/** Registers a store to be hydrated with the others, or hydrates it at once if that has already happened. */
export function registerStore(hydrate: () => void): void {
  if (hydrated) hydrate();
  else hydrators.push(hydrate);
}

/** Loads the persisted state into every store. Call it once, after the first render in the browser. */
export function hydrateStores(): void {
  if (hydrated || typeof window === 'undefined') return;
  hydrated = true;
  for (const hydrate of hydrators.splice(0)) hydrate();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the stores are hydrated. False on the server and in the first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hydrated,
    () => false,
  );
}
