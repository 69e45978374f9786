import { useSyncExternalStore } from 'react';
import { parseUtc } from '@/lib/domain/parse-utc';

/** The longest time that a timer can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Whether a time has passed. It turns true when it does. False without a time, and in the server's document. */
export function useHasPassed(utc: string | null): boolean {
  const time = parseUtc(utc);
  const getSnapshot = () => time !== null && time <= Date.now();
  const subscribe = (tick: () => void) => {
    const left = time === null ? -1 : time - Date.now();
    if (left < 0) return () => undefined;
    const timer = setTimeout(tick, Math.min(left, LONGEST));
    return () => clearTimeout(timer);
  };
  return useSyncExternalStore(subscribe, getSnapshot, () => false);
}
