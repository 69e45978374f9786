import { useSyncExternalStore } from 'react';
import { readText } from '@/lib/browser/storage';

/** localStorage key of the builds of this device. It stands alone, for the first views that only look whether there are any. */
export const BUILDS_KEY = 'assembly';

/** localStorage key of the recently viewed products. */
export const RECENTLY_VIEWED_KEY = 'seen';

const noSubscription = () => () => {};

/**
 * Whether localStorage has a value under a key. The code that reads the value need not be loaded on a first visit.
 * False on the server and in the first render.
 */
export function useHasStored(name: string): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => readText(name) !== null,
    () => false,
  );
}
