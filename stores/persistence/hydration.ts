import { useSyncExternalStore } from 'react';
import { readText } from '@/lib/browser/storage';

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

/** localStorage key of the builds of this device. It stands alone, for the first views that only look whether there are any. */
export const BUILDS_KEY = 'assembly';

export const RECENTLY_VIEWED_KEY = 'seen';

const noSubscription = () => () => {};

/** So the code that reads the value need not be loaded on a first visit. False on the server and in the first render. */
export function useHasStored(name: string): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => readText(name) !== null,
    () => false,
  );
}
