import { useSyncExternalStore } from 'react';
import { everySecond, serverNow } from '@/lib/api/client/server-clock';
import { parseUtc } from '@/lib/domain/parse-utc';

/** Whether a time has passed. It turns true when it does. False without a time, and in the server's document. */
export function useHasPassed(utc: string | null): boolean {
  const time = parseUtc(utc);
  const getSnapshot = () => time !== null && time <= serverNow();
  return useSyncExternalStore(everySecond, getSnapshot, () => false);
}
