/** What the clock of this device lacks to the server's, in milliseconds. */
let lag = 0;

/** Answers take their time, and say theirs in whole seconds: a clock that is wrong by less stays as it is. */
const TOLERANCE_MS = 2 * 60_000;

/** Milliseconds since 1970 by the server's clock, as far as it is known: many a device is set an hour wrong by hand. */
export const serverNow = (): number => Date.now() + lag;

/** Learns the server's time from an answer that no cache has kept. @param date its `Date` header */
export function noteServerTime(date: string | null): void {
  const found = Date.parse(date ?? '') - Date.now();
  lag = Math.abs(found) > TOLERANCE_MS ? found : 0;
}

export function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}
