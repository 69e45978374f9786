import { create as createHook, type UseBoundStore } from 'zustand/react';
import type { StateCreator, StoreApi } from 'zustand/vanilla';

export * from 'zustand/vanilla';

const stores = new Set<StoreApi<unknown>>();

function createRecorded<T>(creator: StateCreator<T>): UseBoundStore<StoreApi<T>> {
  const store = createHook<T>(creator);
  stores.add(store as StoreApi<unknown>);
  return store;
}

/** Like Zustand's `create`, of which stores are known afterwards. */
export const create = (<T>(creator?: StateCreator<T>) =>
  creator ? createRecorded(creator) : createRecorded<T>) as typeof createHook;

/** Gives every store of this worker its first state; one that is persisted writes it now and not in a later test. */
export function resetStores() {
  for (const store of stores) {
    store.setState(store.getInitialState(), true);
    if ('persist' in store) (store.persist as { flush?: () => void }).flush?.();
  }
}
