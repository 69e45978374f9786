import { useSyncExternalStore } from 'react';
import { readText } from './device-storage';

/** Under which name the device keeps what it has seen. */
export const SEEN_KEY = 'seen';

const never = () => () => {};

/**
 * Whether the device keeps anything under a name, without the code that reads it: a first visit has no use for
 * it. False on the server and in the first render.
 */
export function useIsKept(name: string): boolean {
  return useSyncExternalStore(
    never,
    () => readText(name) !== null,
    () => false,
  );
}
