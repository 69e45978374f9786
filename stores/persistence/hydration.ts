import { useSyncExternalStore } from 'react';

/** Stores that keep something on the device, in the order in which they were made. */
const hydrators: (() => void)[] = [];
const listeners = new Set<() => void>();
let hydrated = false;

/** Has a store read the device when the page does, or at once when the page already did. */
export function registerStore(hydrate: () => void): void {
  if (hydrated) hydrate();
  else hydrators.push(hydrate);
}

/** Reads the device into every store. To be called once, after the first render in the browser. */
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

/** Whether the stores hold what the device knows. False on the server and in the first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hydrated,
    () => false,
  );
}
